import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { AnchorProps } from '../../components/Link';
import { TextLink } from '../../components/TextLink';
import * as S from './Footer.styles';

export interface FooterLink {
  href: string;
  label: ReactNode;
  external?: AnchorProps['external'];
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** A line of text: the copyright, or an offer of help. */
  note?: ReactNode;
  /** Links of the public site, in order. */
  links?: readonly FooterLink[] | undefined;
  /** Additional space below, for short pages whose footer offers help. */
  roomy?: boolean | undefined;
}

/** The footer of a page. With neither note nor links it takes no space. */
export function Footer({ note, links = [], roomy = false, ...rest }: FooterProps) {
  return (
    <S.Root {...rest} $roomy={roomy}>
      {note !== undefined && <p>{note}</p>}
      {links.length > 0 && (
        <S.Links>
          {links.map(({ href, label, external }) => (
            <li key={href}>
              <TextLink href={href} external={external}>
                {label}
              </TextLink>
            </li>
          ))}
        </S.Links>
      )}
    </S.Root>
  );
}
