import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DownIcon } from '../../icons';
import * as S from './Accordion.styles';

export interface AccordionItem {
  id: string;
  /** Title of the section: its heading, and the button that opens it. */
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** The heading level of the titles in the page's outline. */
  level: 2 | 3 | 4;
  /** Ids of the sections that are initially open. */
  defaultOpen?: readonly string[] | undefined;
  /** Opening a section closes the open one. */
  single?: boolean | undefined;
}

/**
 * Sections that open below their titles. Based on native `<details>`: the browser's find-in-page searches
 * closed sections and opens them.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({
  items,
  level,
  defaultOpen = [],
  single = false,
  ...rest
}: AccordionProps) {
  const name = useId();
  return (
    <S.Root {...rest}>
      {items.map(({ id, title, content }) => (
        <S.Section
          key={id}
          {...(single && { name })}
          // React updates the attribute only when the prop changes, so the element manages its own state.
          open={defaultOpen.includes(id)}
        >
          <S.Summary>
            <S.Title as={`h${level}`}>{title}</S.Title>
            <DownIcon />
          </S.Summary>
          <S.Content>{content}</S.Content>
        </S.Section>
      ))}
    </S.Root>
  );
}
