import { createElement } from 'react';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

export interface ExternalLink {
  /** Said after the link's text, for people who do not see the sign: "opens in a new tab". */
  label: string;
}

export interface AnchorProps extends LinkComponentProps {
  /** Leaves the site, in a new tab. */
  external?: ExternalLink | undefined;
}

/** An unstyled link: the app's own inside the site, a plain one that gives nothing away outside it. */
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
