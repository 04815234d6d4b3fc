import { createElement } from 'react';
import { useWord, type Word } from '../../text/words';
import { VisuallyHidden } from '../VisuallyHidden';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

export interface ExternalLink {
  /** Accessible text after the link's text, in place of the icon, if not "opens in a new tab". */
  label: string;
}

export interface AnchorProps extends LinkComponentProps {
  /** Links to another site, in a new tab. */
  external?: boolean | ExternalLink | undefined;
}

/** An unstyled link: the app's own inside the site, a plain `<a>` without referrer and opener outside. */
export function Anchor({ external, children, ...rest }: AnchorProps) {
  const inside = useLinkComponent();
  if (external) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  return createElement(inside ?? 'a', rest, children);
}

const NEW_TAB: Word = { en: 'opens in a new tab', ar: 'يُفتح في علامة تبويب جديدة' };

/** The end of the accessible name of a link to another site. */
export function NewTab({ external }: Pick<AnchorProps, 'external'>) {
  const text = useWord(NEW_TAB, typeof external === 'object' ? external.label : undefined);
  return <VisuallyHidden> {text}</VisuallyHidden>;
}
