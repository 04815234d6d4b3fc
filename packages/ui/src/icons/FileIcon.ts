import { File } from 'lucide-react';
import { icon } from './icon';

export const FileIcon = /* @__PURE__ */ icon('File', File, { mirrors: false });
