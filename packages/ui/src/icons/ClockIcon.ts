import { Clock } from 'lucide-react';
import { icon } from './icon';

export const ClockIcon = /* @__PURE__ */ icon('Clock', Clock, { mirrors: false });
