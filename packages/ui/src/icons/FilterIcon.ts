import { Funnel } from 'lucide-react';
import { icon } from './icon';

export const FilterIcon = /* @__PURE__ */ icon('Filter', Funnel, { mirrors: false });
