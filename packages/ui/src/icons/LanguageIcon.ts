import { Globe } from 'lucide-react';
import { icon } from './icon';

export const LanguageIcon = /* @__PURE__ */ icon('Language', Globe, { mirrors: false });
