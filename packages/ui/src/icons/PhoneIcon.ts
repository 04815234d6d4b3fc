import { Phone } from 'lucide-react';
import { icon } from './icon';

export const PhoneIcon = /* @__PURE__ */ icon('Phone', Phone, { mirrors: false });
