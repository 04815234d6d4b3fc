import { createLucideIcon } from 'lucide-react';
import { icon } from './icon';

const Aim = /* @__PURE__ */ createLucideIcon({
  name: 'aim',
  size: 24,
  node: [
    ['circle', { cx: '12', cy: '12', r: '6.5', key: 'ring' }],
    ['path', { d: 'M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5', key: 'lines' }],
  ],
});

/** A place in a picture: a ring with its middle. */
export const AimIcon = /* @__PURE__ */ icon('Aim', Aim, { mirrors: false });
