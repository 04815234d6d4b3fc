import { Button, ConfirmDialog, Stack, TextField } from '@jawla/ui';
import { DeleteIcon } from '@jawla/ui/icons';
import { latinDigits } from '@jawla/ui/text';
import { useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { bulkTexts } from './bulk.texts';
import type { BatchItem } from './createBatch';

/** Names in the dialog; the others are counted. */
const NAMED_MAX = 8;
/** From this number, it is typed to confirm: a press on the wrong button deletes no more than a few. */
const TYPED_FROM = 6;

export interface DeleteSeveralProps<Input> {
  items: readonly BatchItem<Input>[];
  /** A run is under way. */
  isRunning: boolean;
  question: string;
  /** Label of the confirming button. */
  yes: string;
  /** What else is deleted. */
  children: ReactNode;
  onConfirm: (items: readonly BatchItem<Input>[]) => void;
}

/** The button that deletes what is selected, and its confirmation, which names the items. */
export function DeleteSeveral<Input>({
  items,
  isRunning,
  question,
  yes,
  children,
  onConfirm,
}: DeleteSeveralProps<Input>) {
  const t = useText(bulkTexts);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const count = String(items.length);
  const isTyped = items.length >= TYPED_FROM;
  const rest = items.length - NAMED_MAX;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        size="s"
        icon={<DeleteIcon />}
        aria-disabled={items.length === 0 || isRunning}
        onClick={() => {
          setTyped('');
          setAsking(true);
        }}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirm={{
          label: yes,
          variant: 'danger',
          disabled: isTyped && latinDigits(typed).trim() !== count,
          onPress: () => {
            close();
            onConfirm(items);
          },
        }}
        cancel={{ label: t('cancel'), onPress: close }}
      >
        <Stack gap="s">
          <ul>
            {items.slice(0, NAMED_MAX).map(({ key, name }) => (
              <li key={key}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {rest > 0 && <li>{t('more', { smart_count: rest })}</li>}
          </ul>
          {children}
          {isTyped && (
            <TextField
              label={t('typeCount', { count })}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
