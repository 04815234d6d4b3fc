import { ArrowUp } from 'lucide-react';
import { icon } from './icon';

export const SortUpIcon = /* @__PURE__ */ icon('SortUp', ArrowUp, { mirrors: false });
