import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Button, Stack, Text, TextField, useConfirm } from '@jawla/ui';
import { DeleteIcon } from '@jawla/ui/icons';
import { latinDigits } from '@jawla/ui/text';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { clientsBulkTexts } from './clientsBulk.texts';

/** Names in the dialog; the others are counted. */
const NAMED_MAX = 8;
/** From this number, it is typed to confirm: a press on the wrong button deletes no more than a few. */
const TYPED_FROM = 6;

export interface DeleteSeveralProps {
  users: readonly UserRow[];
  /** A run is under way. */
  isRunning: boolean;
  onConfirm: (users: readonly UserRow[]) => void;
}

/** The button that deletes the selected clients, and its confirmation, which names them. */
export function DeleteSeveral({ users, isRunning, onConfirm }: DeleteSeveralProps) {
  const t = useText(clientsBulkTexts);
  const [typed, setTyped] = useState('');
  const count = String(users.length);
  const isTyped = users.length >= TYPED_FROM;
  const rest = users.length - NAMED_MAX;
  const projects = users.flatMap(({ _id, projectsData }) =>
    projectsData.filter(({ owner }) => owner === _id),
  ).length;
  const { dialog, ask } = useConfirm(() => ({
    title: t('delete.question', { smart_count: users.length }),
    confirm: {
      label: t('delete.yes'),
      variant: 'danger',
      disabled: isTyped && latinDigits(typed).trim() !== count,
      onPress: () => onConfirm(users),
    },
    children: (
      <Stack gap="s">
        <ul>
          {users.slice(0, NAMED_MAX).map((user) => (
            <li key={user._id}>
              <bdi>{fullName(user)}</bdi>
            </li>
          ))}
          {rest > 0 && <li>{t('more', { smart_count: rest })}</li>}
        </ul>
        {projects > 0 && <Text>{t('delete.projects', { smart_count: projects })}</Text>}
        <Text tone="inkMuted">{t('delete.final')}</Text>
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
    ),
  }));
  return (
    <>
      <Button
        size="s"
        icon={<DeleteIcon />}
        aria-disabled={users.length === 0 || isRunning}
        onClick={() => {
          setTyped('');
          ask();
        }}
      >
        {t('delete')}
      </Button>
      {dialog}
    </>
  );
}
