import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Text } from '@jawla/ui';
import { BulkPanel } from '#bulk';
import { useText } from '#core/i18n';
import { useAppDispatch, useAppSelector, useOutcome } from '#core/store';
import { useSaveUsers } from '../useSaveUsers';
import { RESEND, resendInvitations } from './clientsBulk.requests';
import { clientsBulkTexts } from './clientsBulk.texts';
import { deleteUsers } from './deleteUsers';
import { ResendInvitations } from './ResendInvitations';
import { ResendReport } from './ResendReport';

export interface ClientsBulkProps {
  selected: readonly UserRow[];
  /** All that match what is shown, if they are known. */
  all: readonly UserRow[] | undefined;
  onSelect: (users: readonly UserRow[]) => void;
  onLeave: () => void;
}

/** What can be done with selected clients. */
export function ClientsBulk({ selected, all, onSelect, onLeave }: ClientsBulkProps) {
  const t = useText(clientsBulkTexts);
  const dispatch = useAppDispatch();
  const save = useSaveUsers();
  const run = useAppSelector(deleteUsers.selectRun);
  const resent = useOutcome(resendInvitations, RESEND);
  const projects = selected.flatMap(({ _id, projectsData }) =>
    projectsData.filter(({ owner }) => owner === _id),
  ).length;
  const send = (ids: readonly string[]) => dispatch(resendInvitations.requested(ids));
  const dismiss = () => dispatch(resendInvitations.dismissed(RESEND));
  return (
    <BulkPanel
      selected={selected.map((user) => ({ key: user._id, name: fullName(user), input: user }))}
      deletion={deleteUsers}
      run={run}
      texts={{
        label: t('label'),
        question: t('delete.question', { smart_count: selected.length }),
        yes: t('delete.yes'),
        done: (count) => t('delete.done', { smart_count: count }),
        failed: (count) => t('delete.failed', { smart_count: count }),
      }}
      consequences={
        <>
          {projects > 0 && <Text>{t('delete.projects', { smart_count: projects })}</Text>}
          <Text tone="inkMuted">{t('delete.final')}</Text>
        </>
      }
      total={all?.length}
      report={
        resent.phase === 'ready' && (
          <ResendReport {...resent.data} onRetry={send} onDismiss={dismiss} />
        )
      }
      onExport={() => save(selected)}
      onClear={() => onSelect([])}
      onSelectAll={all && (() => onSelect(all))}
      onLeave={() => {
        dismiss();
        onLeave();
      }}
    >
      <ResendInvitations selected={selected} isSending={resent.phase === 'loading'} onSend={send} />
    </BulkPanel>
  );
}
