import { ImageOff } from 'lucide-react';
import { icon } from './icon';

export const PictureMissingIcon = /* @__PURE__ */ icon('PictureMissing', ImageOff, {
  mirrors: false,
});
