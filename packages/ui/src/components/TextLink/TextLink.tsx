import { ExternalIcon } from '../../icons';
import { NewTab, type AnchorProps } from '../Link';
import * as S from './TextLink.styles';

export type TextLinkProps = AnchorProps;

/** A link in running text, or a standalone link with little emphasis. */
export function TextLink({ external, children, ...rest }: TextLinkProps) {
  return (
    <S.Root external={external} {...rest}>
      {children}
      {external && (
        <>
          <ExternalIcon size="0.875em" />
          <NewTab />
        </>
      )}
    </S.Root>
  );
}
