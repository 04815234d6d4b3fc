import { Ruler } from 'lucide-react';
import { icon } from './icon';

export const HeightIcon = /* @__PURE__ */ icon('Height', Ruler, { mirrors: false });
