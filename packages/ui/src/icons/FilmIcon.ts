import { Film } from 'lucide-react';
import { icon } from './icon';

export const FilmIcon = /* @__PURE__ */ icon('Film', Film, { mirrors: false });
