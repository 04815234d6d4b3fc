import { createLucideIcon } from 'lucide-react';
import { icon } from './icon';

const Note = /* @__PURE__ */ createLucideIcon({
  name: 'note',
  size: 24,
  node: [
    ['path', { d: 'M16 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8Z', key: 'sheet' }],
    ['path', { d: 'M15 3v4a2 2 0 0 0 2 2h4', key: 'fold' }],
    ['path', { d: 'M8 13h8M8 17h5', key: 'lines' }],
  ],
});

/** A sheet with lines, the last of which ends earlier. */
export const NoteIcon = /* @__PURE__ */ icon('Note', Note, { mirrors: true });
