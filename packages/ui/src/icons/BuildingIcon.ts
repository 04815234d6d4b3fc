import { Building2 } from 'lucide-react';
import { icon } from './icon';

export const BuildingIcon = /* @__PURE__ */ icon('Building', Building2, { mirrors: false });
