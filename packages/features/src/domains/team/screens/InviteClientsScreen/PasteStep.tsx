import { Button, Card, Stack, TextArea } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { inviteClientsTexts } from '../../inviteClients.texts';

interface PasteStepProps {
  id: string;
  text: string;
  onText: (text: string) => void;
  /** Reads the text; it is shown again if there is no client in it. */
  onRead: () => void;
}

/** The text from which the list is read. */
export function PasteStep({ id, text, onText, onRead }: PasteStepProps) {
  const t = useText(inviteClientsTexts);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Card as="section">
      <Stack gap="l">
        <TextArea
          id={id}
          label={t('list')}
          hint={t('list.hint')}
          error={isEmpty ? t('list.empty') : undefined}
          rows={8}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setEmpty(false);
            onText(target.value);
          }}
        />
        <Stack direction="row" gap="s">
          <Button
            variant="primary"
            onClick={() => {
              setEmpty(true);
              onRead();
            }}
          >
            {t('read')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
