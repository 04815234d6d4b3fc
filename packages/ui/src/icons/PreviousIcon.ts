import { ChevronLeft } from 'lucide-react';
import { icon } from './icon';

export const PreviousIcon = /* @__PURE__ */ icon('Previous', ChevronLeft, { mirrors: true });
