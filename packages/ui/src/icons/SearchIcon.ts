import { Search } from 'lucide-react';
import { icon } from './icon';

export const SearchIcon = /* @__PURE__ */ icon('Search', Search, { mirrors: false });
