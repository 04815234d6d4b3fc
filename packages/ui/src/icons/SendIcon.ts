import { Send } from 'lucide-react';
import { icon } from './icon';

export const SendIcon = /* @__PURE__ */ icon('Send', Send, { mirrors: true });
