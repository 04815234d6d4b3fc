import { Mail } from 'lucide-react';
import { icon } from './icon';

export const MailIcon = /* @__PURE__ */ icon('Mail', Mail, { mirrors: false });
