import { SortAsc } from 'lucide-react';
import { icon } from './icon';

export const SortUpIcon = /* @__PURE__ */ icon('SortUp', SortAsc, { mirrors: true });
