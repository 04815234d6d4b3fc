import { Ellipsis } from 'lucide-react';
import { icon } from './icon';

export const MoreIcon = /* @__PURE__ */ icon('More', Ellipsis, { mirrors: false });
