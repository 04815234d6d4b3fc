import { ExternalIcon } from '../../icons';
import { NewTab, type AnchorProps } from '../Link';
import * as S from './TextLink.styles';

export interface TextLinkProps extends AnchorProps {
  /** In a line of its own: as high as a finger needs. */
  alone?: boolean | undefined;
}

/** A link in running text, or a standalone link with little emphasis. */
export function TextLink({ external, alone = false, children, ...rest }: TextLinkProps) {
  return (
    <S.Root external={external} $alone={alone} {...rest}>
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
