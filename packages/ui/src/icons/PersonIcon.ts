import { CircleUser } from 'lucide-react';
import { icon } from './icon';

export const PersonIcon = /* @__PURE__ */ icon('Person', CircleUser, { mirrors: false });
