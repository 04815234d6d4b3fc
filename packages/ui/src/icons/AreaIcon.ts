import { SquareDashed } from 'lucide-react';
import { icon } from './icon';

export const AreaIcon = /* @__PURE__ */ icon('Area', SquareDashed, { mirrors: false });
