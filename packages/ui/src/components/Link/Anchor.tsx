import { createElement } from 'react';
import { useWord, type Word } from '../../text/words';
import { VisuallyHidden } from '../VisuallyHidden';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

export interface AnchorProps extends LinkComponentProps {
  /** Links to another site, in a new tab, and says so to screen readers. */
  external?: boolean | undefined;
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
export function NewTab() {
  return <VisuallyHidden> {useWord(NEW_TAB)}</VisuallyHidden>;
}
