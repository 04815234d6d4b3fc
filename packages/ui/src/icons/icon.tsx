import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { acceptRef } from '../acceptRef';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Side of the square, as a CSS length or in pixels. By default it follows the adjacent text. */
  size?: number | string | undefined;
  /** Accessible name, if there is no adjacent text. Without it the icon is hidden from screen readers. */
  label?: string | undefined;
}

export interface IconComponent {
  (props: IconProps): React.JSX.Element;
  displayName: string;
  /** Whether the icon is mirrored in right-to-left text. */
  mirrors: boolean;
}

/** Creates an icon component from an SVG drawing with one stroke. */
export function icon(name: string, Drawing: LucideIcon, { mirrors }: { mirrors: boolean }) {
  function Icon({ size = '1.25em', label, ...rest }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.6}
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        {...(mirrors && { 'data-mirrors': true })}
        {...rest}
      />
    );
  }
  return Object.assign(acceptRef(Icon), {
    displayName: `${name}Icon`,
    mirrors,
  }) satisfies IconComponent;
}
