import { CircleAlert } from 'lucide-react';
import { icon } from './icon';

export const AlertIcon = /* @__PURE__ */ icon('Alert', CircleAlert, { mirrors: false });
