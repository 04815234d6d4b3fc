import { ArrowUpDown } from 'lucide-react';
import { icon } from './icon';

export const SortIcon = /* @__PURE__ */ icon('Sort', ArrowUpDown, { mirrors: false });
