import { QrCode } from 'lucide-react';
import { icon } from './icon';

export const QrIcon = /* @__PURE__ */ icon('Qr', QrCode, { mirrors: false });
