import { Minus } from 'lucide-react';
import { icon } from './icon';

export const RemoveIcon = /* @__PURE__ */ icon('Remove', Minus, { mirrors: false });
