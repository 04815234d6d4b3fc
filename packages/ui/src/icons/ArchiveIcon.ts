import { FileArchive } from 'lucide-react';
import { icon } from './icon';

export const ArchiveIcon = /* @__PURE__ */ icon('Archive', FileArchive, { mirrors: false });
