import { Trash2 } from 'lucide-react';
import { icon } from './icon';

export const DeleteIcon = /* @__PURE__ */ icon('Delete', Trash2, { mirrors: false });
