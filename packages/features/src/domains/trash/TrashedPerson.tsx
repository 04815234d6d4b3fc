import type { TrashedPerson as Person, TrashedThing } from '@jawla/contract';
import { Banner, Button, Stack } from '@jawla/ui';
import { DeleteIcon, UndoIcon } from '@jawla/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProblemText } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { useAppDispatch, useOutcome } from '#core/store';
import { DeleteForGoodDialog } from './screens/TrashScreen/DeleteForGoodDialog';
import { deleteTrash, restoreTrash, trashKey } from './trash.requests';
import { trashTexts } from './trash.texts';

export interface TrashedPersonProps {
  person: Person;
  /** What the form does that was refused. */
  then: 'create' | 'save' | 'invite';
  /** The person is deleted permanently, so that the form can be sent again. */
  onFree: () => void;
}

/** What an admin can do when a person in the trash has the address that a form needs. Not inside of the form. */
export function TrashedPerson({ person, then, onFree }: TrashedPersonProps) {
  const t = useText(trashTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const thing: TrashedThing = { kind: 'client', id: person._id };
  const key = trashKey(thing);
  const restoration = useOutcome(restoreTrash, key);
  const deletion = useOutcome(deleteTrash, key);
  const [isAsking, setAsking] = useState(false);
  const entry = { kind: 'client', ...person } as const;

  const isDeleted = deletion.phase === 'ready';
  const proceed = useEffectEvent(onFree);
  useEffect(() => {
    if (isDeleted) proceed();
  }, [isDeleted]);

  return (
    <Stack gap="s">
      {restoration.phase === 'ready' ? (
        <Banner tone="success">
          <TextWithIsolate text={(slot) => t('restored', { name: slot })}>
            {person.name}
          </TextWithIsolate>
        </Banner>
      ) : (
        <Stack direction="row" gap="s">
          <Button
            size="s"
            icon={<UndoIcon />}
            busy={restoration.phase === 'loading' ? t('restoring') : undefined}
            onClick={() => dispatch(restoreTrash.requested({ thing }))}
          >
            {t('restore')}
          </Button>
          <Button size="s" icon={<DeleteIcon />} onClick={() => setAsking(true)}>
            {t(`delete.then.${then}`)}
          </Button>
        </Stack>
      )}
      {restoration.phase === 'failed' && (
        <Banner tone="danger">{describe(restoration.problem)}</Banner>
      )}
      <DeleteForGoodDialog
        entry={isAsking && !isDeleted ? entry : undefined}
        confirm={t(`delete.then.${then}`)}
        deletion={deletion}
        onConfirm={(_, name) => dispatch(deleteTrash.requested({ thing, name }))}
        onClose={() => {
          dispatch(deleteTrash.dismissed(key));
          setAsking(false);
        }}
      />
    </Stack>
  );
}
