import { Image } from 'lucide-react';
import { icon } from './icon';

export const PictureIcon = /* @__PURE__ */ icon('Picture', Image, { mirrors: false });
