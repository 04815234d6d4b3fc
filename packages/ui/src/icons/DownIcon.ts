import { ChevronDown } from 'lucide-react';
import { icon } from './icon';

export const DownIcon = /* @__PURE__ */ icon('Down', ChevronDown, { mirrors: false });
