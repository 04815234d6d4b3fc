import { Camera } from 'lucide-react';
import { icon } from './icon';

export const CameraIcon = /* @__PURE__ */ icon('Camera', Camera, { mirrors: false });
