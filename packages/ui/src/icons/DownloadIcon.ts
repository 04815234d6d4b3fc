import { Download } from 'lucide-react';
import { icon } from './icon';

export const DownloadIcon = /* @__PURE__ */ icon('Download', Download, { mirrors: false });
