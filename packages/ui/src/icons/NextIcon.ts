import { ChevronRight } from 'lucide-react';
import { icon } from './icon';

export const NextIcon = /* @__PURE__ */ icon('Next', ChevronRight, { mirrors: true });
