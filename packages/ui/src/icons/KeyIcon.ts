import { KeyRound } from 'lucide-react';
import { icon } from './icon';

export const KeyIcon = /* @__PURE__ */ icon('Key', KeyRound, { mirrors: false });
