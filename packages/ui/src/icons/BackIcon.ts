import { ArrowLeft } from 'lucide-react';
import { icon } from './icon';

export const BackIcon = /* @__PURE__ */ icon('Back', ArrowLeft, { mirrors: true });
