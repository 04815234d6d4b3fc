import { Heading } from '@jawla/ui';
import { useId, type ReactNode } from 'react';
import * as S from './EditorSection.styles';

export interface EditorSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the editor, named by its heading. */
export function EditorSection({ title, children }: EditorSectionProps) {
  const id = useId();
  return (
    <S.Section forwardedAs="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </S.Section>
  );
}
