import { VisuallyHidden } from '@jawla/ui';
import { CheckIcon, RemoveIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { messageTexts } from '../messages.texts';
import { meetsHint, PASSWORD_HINTS } from '../passwordHints';
import * as S from './PasswordHints.styles';

export interface PasswordHintsProps {
  id: string;
  password: string;
}

/** The password's requirements, ticked off while the user types. */
export function PasswordHints({ id, password }: PasswordHintsProps) {
  const t = useText(messageTexts);
  return (
    <div id={id}>
      <S.Lead>{t('new.hint')}</S.Lead>
      <S.List>
        {PASSWORD_HINTS.map((hint) => {
          const met = meetsHint(password, hint);
          return (
            <S.Item key={hint} $met={met}>
              {met ? <CheckIcon size="1.1em" /> : <RemoveIcon size="1.1em" />}
              <span>
                {t(`new.hint.${hint}`)}
                <VisuallyHidden>, {t(met ? 'new.met' : 'new.notMet')}</VisuallyHidden>
              </span>
            </S.Item>
          );
        })}
      </S.List>
    </div>
  );
}
