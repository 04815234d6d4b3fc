import { MapPin } from 'lucide-react';
import { icon } from './icon';

export const PlaceIcon = /* @__PURE__ */ icon('Place', MapPin, { mirrors: false });
