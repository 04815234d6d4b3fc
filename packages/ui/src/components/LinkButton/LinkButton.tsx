import type { ReactNode } from 'react';
import { ExternalIcon } from '../../icons';
import type { ButtonSize, ButtonVariant } from '../Button';
import { Content } from '../Button/Button.styles';
import { NewTab, type AnchorProps } from '../Link';
import * as S from './LinkButton.styles';

export interface LinkButtonProps extends AnchorProps {
  /** Importance of the link; see Button. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** `s` for rows and toolbars. */
  size?: ButtonSize | undefined;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A link that looks like a button. It can be opened in a new tab. */
export function LinkButton({
  variant = 'secondary',
  size = 'm',
  icon,
  external,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <S.Root external={external} {...rest} $variant={variant} $size={size}>
      <Content>
        {icon}
        {children}
        {external && (
          <>
            <ExternalIcon size="1em" />
            <NewTab />
          </>
        )}
      </Content>
    </S.Root>
  );
}
