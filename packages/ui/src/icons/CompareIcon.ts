import { SquareSplitHorizontal } from 'lucide-react';
import { icon } from './icon';

export const CompareIcon = /* @__PURE__ */ icon('Compare', SquareSplitHorizontal, {
  mirrors: false,
});
