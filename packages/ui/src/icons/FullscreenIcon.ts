import { Maximize } from 'lucide-react';
import { icon } from './icon';

export const FullscreenIcon = /* @__PURE__ */ icon('Fullscreen', Maximize, { mirrors: false });
