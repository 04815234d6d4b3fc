import type { UserRow } from '@jawla/contract';
import { Button, SelectionBar, Stack } from '@jawla/ui';
import { DownloadIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { useAppDispatch, useAppSelector, useOutcome } from '#core/store';
import { useSaveUsers } from '../useSaveUsers';
import { resendInvitations } from './clientsBulk.requests';
import { clientsBulkTexts } from './clientsBulk.texts';
import { DeleteSeveral } from './DeleteSeveral';
import { deleteUsers } from './deleteUsers';
import { DeletionReport } from './DeletionReport';
import { ResendInvitations } from './ResendInvitations';
import { ResendReport } from './ResendReport';
import { useUndoDeletion } from './useUndoDeletion';

export interface ClientsBulkProps {
  selected: readonly UserRow[];
  /** All that match what is shown, if they are known. */
  all: readonly UserRow[] | undefined;
  onSelect: (users: readonly UserRow[]) => void;
  onLeave: () => void;
}

/** The bar of what can be done with selected clients, with the outcome of the last action in it. */
export function ClientsBulk({ selected, all, onSelect, onLeave }: ClientsBulkProps) {
  const t = useText(clientsBulkTexts);
  const dispatch = useAppDispatch();
  const save = useSaveUsers();
  const run = useAppSelector(deleteUsers.selectRun);
  const resent = useOutcome(resendInvitations);
  const count = selected.length;
  const remove = (users: readonly UserRow[]) => dispatch(deleteUsers.started(users));
  const dismissRun = () => dispatch(deleteUsers.dismissed());
  const undo = useUndoDeletion(run, dismissRun);
  const send = (ids: readonly string[]) => dispatch(resendInvitations.requested(ids));
  const dismissResent = () => dispatch(resendInvitations.dismissed());
  const clear = () => onSelect([]);
  return (
    <SelectionBar
      aria-label={t('label')}
      status={t('count', { smart_count: count })}
      report={
        (run || resent.phase === 'ready') && (
          <Stack gap="s">
            {run && (
              <DeletionReport run={run} onRetry={remove} onDismiss={dismissRun} undo={undo} />
            )}
            {resent.phase === 'ready' && (
              <ResendReport {...resent.data} onRetry={send} onDismiss={dismissResent} />
            )}
          </Stack>
        )
      }
      onClear={count > 0 ? clear : undefined}
      dismissal={{
        label: t('leave'),
        onDismiss: () => {
          dismissRun();
          dismissResent();
          onLeave();
        },
      }}
    >
      {all !== undefined && count < all.length && (
        <Button size="s" variant="quiet" onClick={() => onSelect(all)}>
          {t('selectEvery', { total: String(all.length) })}
        </Button>
      )}
      {count > 0 && (
        <Button size="s" variant="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      )}
      <ResendInvitations selected={selected} isSending={resent.phase === 'loading'} onSend={send} />
      <Button
        size="s"
        icon={<DownloadIcon />}
        aria-disabled={count === 0}
        onClick={() => save(selected)}
      >
        {t('export')}
      </Button>
      <DeleteSeveral
        users={selected}
        isRunning={run?.isRunning === true}
        onConfirm={(users) => {
          remove(users);
          clear();
        }}
      />
    </SelectionBar>
  );
}
