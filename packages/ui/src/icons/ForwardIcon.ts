import { ArrowRight } from 'lucide-react';
import { icon } from './icon';

export const ForwardIcon = /* @__PURE__ */ icon('Forward', ArrowRight, { mirrors: true });
