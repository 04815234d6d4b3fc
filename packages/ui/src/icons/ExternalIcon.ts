import { ExternalLink } from 'lucide-react';
import { icon } from './icon';

export const ExternalIcon = /* @__PURE__ */ icon('External', ExternalLink, { mirrors: true });
