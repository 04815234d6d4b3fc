import { Users } from 'lucide-react';
import { icon } from './icon';

export const PeopleIcon = /* @__PURE__ */ icon('People', Users, { mirrors: false });
