import { createElement } from 'react';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

export interface ExternalLink {
  /** Accessible text after the link's text, in place of the icon: "opens in a new tab". */
  label: string;
}

export interface AnchorProps extends LinkComponentProps {
  /** Links to another site, in a new tab. */
  external?: ExternalLink | undefined;
}

/** An unstyled link: the app's own inside the site, a plain `<a>` without referrer and opener outside. */
export function Anchor({ external, children, ...rest }: AnchorProps) {
  const inside = useLinkComponent();
  if (external !== undefined) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  return createElement(inside ?? 'a', rest, children);
}
