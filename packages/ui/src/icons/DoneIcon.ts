import { CircleCheck } from 'lucide-react';
import { icon } from './icon';

export const DoneIcon = /* @__PURE__ */ icon('Done', CircleCheck, { mirrors: false });
