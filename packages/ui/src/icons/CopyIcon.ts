import { Copy } from 'lucide-react';
import { icon } from './icon';

export const CopyIcon = /* @__PURE__ */ icon('Copy', Copy, { mirrors: false });
