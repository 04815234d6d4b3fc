import { Button, CodeBoxes, Stack, Switch } from '@jawla/ui';
import { ReloadIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { sharingTexts } from '../sharing.texts';
import type { GuestLinkDraft } from './guestLinkDraft';
import { randomPasscode } from './randomPasscode';

interface PasscodeFieldProps {
  draft: GuestLinkDraft;
  /** The link has a passcode already, which remains unless it is changed. */
  isSet: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (changes: Partial<GuestLinkDraft>) => void;
}

/** Turns the passcode on or off; its digits are random, and can be typed. */
export function PasscodeField({ draft, isSet, disabled, error, onChange }: PasscodeFieldProps) {
  const t = useText(sharingTexts);
  const [isChanging, setChanging] = useState(false);
  const { hasPasscode, passcode, sites } = draft;
  const isKept = isSet && !isChanging;
  const isExcluded = sites.length > 0;
  return (
    <Stack gap="s">
      <Switch
        label={t('form.passcode')}
        hint={
          isExcluded
            ? t('form.passcodeOrSites')
            : hasPasscode && isKept
              ? t('form.passcodeIsSet')
              : t('form.passcodeHint')
        }
        checked={hasPasscode}
        disabled={disabled || isExcluded}
        onChange={({ currentTarget: { checked } }) =>
          onChange({
            hasPasscode: checked,
            ...(checked && !isKept && passcode === '' && { passcode: randomPasscode() }),
          })
        }
      />
      {hasPasscode && isKept && (
        <div>
          <Button
            size="s"
            disabled={disabled}
            onClick={() => {
              setChanging(true);
              onChange({ passcode: randomPasscode() });
            }}
          >
            {t('form.passcodeChange')}
          </Button>
        </div>
      )}
      {hasPasscode && !isKept && (
        <>
          <CodeBoxes
            name="passcode"
            label={t('form.passcode')}
            hideLabel
            autoComplete="off"
            readOnly={disabled}
            value={passcode}
            error={error}
            onValueChange={(digits) => onChange({ passcode: digits })}
          />
          <div>
            <Button
              size="s"
              icon={<ReloadIcon />}
              disabled={disabled}
              onClick={() => onChange({ passcode: randomPasscode() })}
            >
              {t('form.passcodeAnother')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
