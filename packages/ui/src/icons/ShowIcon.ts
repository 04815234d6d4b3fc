import { Eye } from 'lucide-react';
import { icon } from './icon';

export const ShowIcon = /* @__PURE__ */ icon('Show', Eye, { mirrors: false });
