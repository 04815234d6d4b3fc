import { ArrowDown } from 'lucide-react';
import { icon } from './icon';

export const SortDownIcon = /* @__PURE__ */ icon('SortDown', ArrowDown, { mirrors: false });
