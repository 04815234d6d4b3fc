import { Upload } from 'lucide-react';
import { icon } from './icon';

export const UploadIcon = /* @__PURE__ */ icon('Upload', Upload, { mirrors: false });
