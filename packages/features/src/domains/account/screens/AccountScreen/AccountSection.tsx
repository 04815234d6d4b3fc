import { Heading } from '@jawla/ui';
import { useId, type ReactNode, type Ref } from 'react';
import * as S from './AccountSection.styles';

export interface AccountSectionProps {
  title: string;
  'aria-busy'?: boolean;
  /** The heading, which can be focused. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the account, named by its heading. */
export function AccountSection({ title, children, ref, ...rest }: AccountSectionProps) {
  const id = useId();
  return (
    <S.Section forwardedAs="section" aria-labelledby={id} {...rest}>
      <Heading level={2} id={id} tabIndex={-1} ref={ref}>
        {title}
      </Heading>
      {children}
    </S.Section>
  );
}
