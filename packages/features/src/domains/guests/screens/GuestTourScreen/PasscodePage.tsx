import { CODE_DIGITS } from '@jawla/contract/limits';
import { Button, CodeBoxes, PageHeading, Stack, useAnnounce } from '@jawla/ui';
import { useEffect, useRef, useState } from 'react';
import { SplitSheet } from '#core/doors';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { Shell } from '#shell';
import { guestTexts } from '../../guests.texts';
import { useGuestProblemText } from '../../useGuestProblemText';
import type { PasscodeForm } from '../../usePasscode';
import * as S from './GuestTourScreen.styles';

/** Asks for the passcode of a link. Nothing of the building is known before. */
export function PasscodePage({ isSending, problem, onSubmit, onEdit }: PasscodeForm) {
  const t = useText(guestTexts);
  const describe = useGuestProblemText();
  const announce = useAnnounce();
  const [passcode, setPasscode] = useState('');
  const boxes = useRef<HTMLInputElement>(null);
  const error = problem && describe(problem);

  // The boxes are the only control of the page, and what has to be corrected.
  useEffect(() => boxes.current?.focus(), []);
  useEffect(() => {
    if (error === undefined) return;
    boxes.current?.focus();
    announce(error);
  }, [error, announce]);
  const [told, setTold] = useState(problem);
  if (problem !== told) {
    setTold(problem);
    // After another error than a wrong passcode, the same one can be sent again.
    if (problem?.kind === 'forbidden') setPasscode('');
  }

  return (
    <Shell frame="entry" footer="help" hasNotices={false}>
      <SplitSheet>
        <PageTitle>{t('locked.title')}</PageTitle>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (passcode.length === CODE_DIGITS && !isSending) onSubmit(passcode);
          }}
        >
          <Stack gap="l">
            <PageHeading title={t('locked.title')} below={t('locked.lead')} />
            <S.Code>
              <CodeBoxes
                ref={boxes}
                label={t('locked.label')}
                name="passcode"
                // No code from a message, which phones would offer.
                autoComplete="off"
                length={CODE_DIGITS}
                value={passcode}
                onValueChange={(digits) => {
                  setPasscode(digits);
                  if (problem !== undefined) onEdit();
                }}
                error={error}
                // Not disabled: that would take the focus away.
                readOnly={isSending}
              />
            </S.Code>
            <Button
              type="submit"
              variant="primary"
              disabled={passcode.length < CODE_DIGITS}
              busy={isSending ? t('locked.checking') : undefined}
            >
              {t('locked.open')}
            </Button>
          </Stack>
        </form>
      </SplitSheet>
    </Shell>
  );
}
