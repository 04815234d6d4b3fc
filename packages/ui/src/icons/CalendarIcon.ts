import { CalendarDays } from 'lucide-react';
import { icon } from './icon';

export const CalendarIcon = /* @__PURE__ */ icon('Calendar', CalendarDays, { mirrors: false });
