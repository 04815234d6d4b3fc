import { Layers2 } from 'lucide-react';
import { icon } from './icon';

export const LayersIcon = /* @__PURE__ */ icon('Layers', Layers2, { mirrors: false });
