import type { PilotSummary } from '@jawla/contract';
import { Text, type Selection } from '@jawla/ui';
import { BulkPanel } from '#bulk';
import { saveAsFile, toCsv } from '#core/device';
import { useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { pilotLink } from '../list/pilotLinks';
import { deletePilots } from './deletePilots';
import { pilotsBulkTexts } from './pilotsBulk.texts';

export interface PilotsBulkProps {
  selected: readonly PilotSummary[];
  /** Of the pilots that are shown. */
  selection: Selection<PilotSummary>;
  onSelect: (pilots: readonly PilotSummary[]) => void;
  onLeave: () => void;
}

/** What can be done with selected pilots. */
export function PilotsBulk({ selected, selection, onSelect, onLeave }: PilotsBulkProps) {
  const t = useText(pilotsBulkTexts);
  const run = useAppSelector(deletePilots.selectRun);
  const save = () => {
    const head = [t('csv.name'), t('csv.link'), t('csv.visits')];
    const lines = selected.map(({ name, visits }) => [
      name,
      pilotLink(name),
      String(visits?.total ?? ''),
    ]);
    saveAsFile(toCsv([head, ...lines]), 'pilot-projects.csv', 'text/csv;charset=utf-8');
  };
  return (
    <BulkPanel
      selected={selected.map(({ name }) => ({ key: name, name, input: name }))}
      deletion={deletePilots}
      run={run}
      texts={{
        label: t('label'),
        question: t('question', { smart_count: selected.length }),
        yes: t('yes'),
        done: (count) => t('done', { smart_count: count }),
        failed: (count) => t('failed', { smart_count: count }),
      }}
      consequences={<Text tone="inkMuted">{t('final')}</Text>}
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
