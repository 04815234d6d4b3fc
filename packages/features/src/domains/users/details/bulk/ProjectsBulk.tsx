import type { ProjectSummary, UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Text, type Selection } from '@jawla/ui';
import { BulkPanel } from '#bulk';
import { saveAsFile, toCsv } from '#core/device';
import { useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { deleteProjects } from './deleteProjects';
import { projectsBulkTexts } from './projectsBulk.texts';

export interface ProjectsBulkProps {
  client: UserRow;
  selected: readonly ProjectSummary[];
  /** Of the projects that are shown. */
  selection: Selection<ProjectSummary>;
  onSelect: (projects: readonly ProjectSummary[]) => void;
  onLeave: () => void;
}

/** What can be done with selected projects of a client, own and shared. */
export function ProjectsBulk(props: ProjectsBulkProps) {
  const { client, selected, selection, onSelect, onLeave } = props;
  const t = useText(projectsBulkTexts);
  const run = useAppSelector(deleteProjects.selectRun);
  const isOwn = ({ owner }: ProjectSummary) => owner === client._id;
  const shared = selected.filter((project) => !isOwn(project)).length;
  const save = () => {
    const head = [t('csv.name'), t('csv.owner'), t('csv.tour'), t('csv.expected')];
    const lines = selected.map((project) => [
      project.name,
      isOwn(project) ? fullName(client) : t('csv.another'),
      project.hasTour === false ? t('csv.missing') : t('csv.there'),
      project.expectedDate ?? '',
    ]);
    saveAsFile(
      toCsv([head, ...lines]),
      `projects-${client.userName}.csv`,
      'text/csv;charset=utf-8',
    );
  };
  return (
    <BulkPanel
      selected={selected.map((project) => ({
        key: project._id,
        name: project.name,
        input: { client, project },
      }))}
      deletion={deleteProjects}
      run={run}
      texts={{
        label: t('label'),
        question: t('question', { smart_count: selected.length }),
        yes: t('yes'),
        done: (count) => t('done', { smart_count: count }),
        failed: (count) => t('failed', { smart_count: count }),
      }}
      consequences={
        <>
          {selected.length > shared && <Text>{t('tours')}</Text>}
          {shared > 0 && <Text>{t('shared', { smart_count: shared })}</Text>}
          {selected.length > shared && <Text tone="inkMuted">{t('final')}</Text>}
        </>
      }
      all={{
        label: selection.labels.all,
        amount: selection.amount,
        onToggle: selection.toggleAll,
      }}
      onExport={save}
      onClear={() => onSelect([])}
      onLeave={onLeave}
    />
  );
}
