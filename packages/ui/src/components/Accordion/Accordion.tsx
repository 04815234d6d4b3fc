import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DownIcon } from '../../icons';
import * as S from './Accordion.styles';

export interface AccordionItem {
  id: string;
  /** What the section is about: its heading, and the button that opens it. */
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** The level of the titles in the outline of the page. */
  level: 2 | 3 | 4;
  /** The sections that are open at first, by their ids. */
  defaultOpen?: readonly string[] | undefined;
  /** Opening a section closes the open one. */
  single?: boolean | undefined;
}

/**
 * Sections of which each opens under its title. Native `<details>`: closed sections are found by the browser's
 * search in the page, which opens them.
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
          // React sets the attribute again only when it changes, so the element keeps its own state.
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
