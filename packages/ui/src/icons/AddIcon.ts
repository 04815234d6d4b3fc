import { Plus } from 'lucide-react';
import { icon } from './icon';

export const AddIcon = /* @__PURE__ */ icon('Add', Plus, { mirrors: false });
