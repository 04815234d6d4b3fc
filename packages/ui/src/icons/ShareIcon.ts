import { Share2 } from 'lucide-react';
import { icon } from './icon';

export const ShareIcon = /* @__PURE__ */ icon('Share', Share2, { mirrors: false });
