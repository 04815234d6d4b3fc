import { RotateCcw } from 'lucide-react';
import { icon } from './icon';

export const UndoIcon = /* @__PURE__ */ icon('Undo', RotateCcw, { mirrors: true });
