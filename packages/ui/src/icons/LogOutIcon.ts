import { LogOut } from 'lucide-react';
import { icon } from './icon';

export const LogOutIcon = /* @__PURE__ */ icon('LogOut', LogOut, { mirrors: true });
