import { EyeOff } from 'lucide-react';
import { icon } from './icon';

export const HideIcon = /* @__PURE__ */ icon('Hide', EyeOff, { mirrors: false });
