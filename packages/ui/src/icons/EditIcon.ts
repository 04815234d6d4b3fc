import { Pencil } from 'lucide-react';
import { icon } from './icon';

export const EditIcon = /* @__PURE__ */ icon('Edit', Pencil, { mirrors: false });
