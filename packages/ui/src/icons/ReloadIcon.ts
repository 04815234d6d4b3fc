import { RotateCw } from 'lucide-react';
import { icon } from './icon';

export const ReloadIcon = /* @__PURE__ */ icon('Reload', RotateCw, { mirrors: false });
