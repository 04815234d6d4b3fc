import { Button, LiveRegion, Stack, TextField } from '@jawla/ui';
import { CheckIcon, CopyIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { sharingTexts } from '../sharing.texts';
import { useCopied } from '../ways/useCopied';

interface NewPasscodeProps {
  passcode: string;
  onShared: () => void;
}

/** A passcode that has just been set: the only time that it is known. */
export function NewPasscode({ passcode, onShared }: NewPasscodeProps) {
  const t = useText(sharingTexts);
  const { copied, copy } = useCopied();
  const [wasRefused, setRefused] = useState(false);
  const copyPasscode = async () => {
    if (await copy(passcode)) onShared();
    else setRefused(true);
  };
  return (
    <Stack gap="s">
      <TextField
        label={t('form.passcode')}
        hint={t(wasRefused ? 'new.passcodeBlocked' : 'new.passcodeHint')}
        dir="ltr"
        readOnly
        value={passcode}
        onFocus={(event) => event.currentTarget.select()}
        // Copied by the keyboard or the browser's menu.
        onCopy={onShared}
      />
      <LiveRegion>{copied !== undefined && t('form.passcodeCopied')}</LiveRegion>
      <div>
        <Button
          icon={copied === undefined ? <CopyIcon /> : <CheckIcon />}
          onClick={() => void copyPasscode()}
        >
          {t(copied === undefined ? 'form.passcodeCopy' : 'form.passcodeCopied')}
        </Button>
      </div>
    </Stack>
  );
}
