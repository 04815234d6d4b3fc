import type { Project } from '@jawla/contract';
import { PROJECT_STATUSES, type ProjectStatus } from '@jawla/contract/limits';
import { Banner, Button, ConfirmDialog, Heading, RadioGroup, Stack } from '@jawla/ui';
import { AddIcon, UndoIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useProblemText } from '#core/http';
import { Day, dayOf, useText } from '#core/i18n';
import { daysBetween, daysOf, type EditorForm } from '../../editor.model';
import type { DateTarget } from '../../dateTarget';
import type { DateRows } from '../../useDateRows';
import type { Removals } from '../../useProjectEditing';
import { editorTexts } from '../../editor.texts';
import { DateStop } from './DateStop';
import * as S from './DateStops.styles';
import { Section } from './EditProject.styles';
import { useNewestInView } from './useNewestInView';

type Dates = Pick<EditorForm, 'status' | 'date' | 'subDate'>;

export interface DatesSectionProps extends Dates {
  /** The saved project. */
  project: Project;
  removals: Removals;
  rows: DateRows;
  errorOf: (row: 'date' | number) => string | undefined;
  /** The value that another user saved in a field that was edited here, too. */
  noteOf: (field: 'status' | 'date') => string | undefined;
  onChange: (dates: Partial<Dates>) => void;
  onBlur: (row: 'date' | number) => void;
  /** A saved date is to be deleted with its tour. */
  onRemoveSaved: (day: string) => void;
}

/** Whether the building is finished, and the tours by date. */
export function DatesSection(props: DatesSectionProps) {
  const { project, status, date, subDate, removals, onChange, onBlur } = props;
  const t = useText(editorTexts);
  const describe = useProblemText();
  const [wiping, setWiping] = useState(false);
  const [before, setBefore] = useState<Dates>();
  const [removing, setRemoving] = useState<{ row: number; day: string }>();
  const section = useNewestInView();
  const days = daysOf(subDate);
  /** A row that was never saved does not exist on the server. */
  const isSaved = (day: string) => project.subDate.some((saved) => dayOf(saved) === day);
  // Overwriting a saved day deletes it, and its tour with it.
  const lost = daysOf(project.subDate.map(dayOf)).filter((day) => !days.includes(day));

  const wipe = () => {
    setBefore(days.length > 0 ? { status, date, subDate } : undefined);
    setWiping(false);
    onChange({ status: 'in-progress', subDate: [''] });
  };
  const choose = (next: ProjectStatus) => {
    if (next === status) return;
    if (next === 'done') onChange({ status: 'done' });
    else if (days.length > 0) setWiping(true);
    else wipe();
  };
  const remove = (row: number) => {
    const day = subDate[row] ?? '';
    setRemoving(undefined);
    if (isSaved(day)) props.onRemoveSaved(day);
    else onChange({ subDate: subDate.filter((_, at) => at !== row) });
  };
  const add = () => {
    onChange({ subDate: [...subDate, ''] });
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>('li:nth-last-child(2) input')?.focus(),
    );
  };
  const rowOf = (kind: DateTarget['kind'], day: string) => ({ kind, day, rows: props.rows });

  return (
    <Section forwardedAs="section" aria-labelledby="editor-dates">
      <Heading level={2} id="editor-dates">
        {t('dates.title')}
      </Heading>
      <RadioGroup
        label={t('dates.status')}
        value={status}
        options={PROJECT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        hint={props.noteOf('status')}
        onValueChange={choose}
      />
      {before !== undefined && status === 'in-progress' && (
        <Banner tone="warning">
          <Stack direction="row">
            <span>{t('wipe.done')}</span>
            <Button
              size="s"
              icon={<UndoIcon />}
              onClick={() => {
                onChange(before);
                setBefore(undefined);
              }}
            >
              {t('wipe.undo')}
            </Button>
          </Stack>
        </Banner>
      )}
      <S.Room>
        {status === 'done' ? (
          <S.Stops as="ul">
            <DateStop
              {...rowOf('date', date)}
              label={t('dates.date')}
              error={props.errorOf('date')}
              note={props.noteOf('date')}
              removal={undefined}
              onRemove={undefined}
              onDay={(day) => onChange({ date: day })}
              onBlur={() => onBlur('date')}
            />
          </S.Stops>
        ) : (
          <S.Stops ref={section}>
            {subDate.map((day, row) => {
              const removal = removals[day];
              return (
                <DateStop
                  // oxlint-disable-next-line react/no-array-index-key -- the day is no key: while it is typed it may be empty or a duplicate
                  key={row}
                  {...rowOf('subDate', day)}
                  label={t('dates.subDate', { number: row + 1 })}
                  daysToNext={daysBetween(day, subDate[row + 1])}
                  error={props.errorOf(row)}
                  removal={
                    removal && (removal.problem ? { message: describe(removal.problem) } : {})
                  }
                  onDay={(next) =>
                    onChange({ subDate: subDate.map((other, at) => (at === row ? next : other)) })
                  }
                  onBlur={() => onBlur(row)}
                  onRemove={
                    subDate.length > 1
                      ? (mayHaveTour) =>
                          mayHaveTour && isSaved(day) ? setRemoving({ row, day }) : remove(row)
                      : undefined
                  }
                />
              );
            })}
            <S.NextStop $hasTour={false}>
              <S.AddTile type="button" onClick={add}>
                <AddIcon />
                <span>{t('dates.add')}</span>
              </S.AddTile>
            </S.NextStop>
          </S.Stops>
        )}
      </S.Room>
      {status !== 'done' && lost.length > 0 && before === undefined && (
        <Banner tone="warning">{t('wipe.more', { smart_count: lost.length })}</Banner>
      )}
      <ConfirmDialog
        open={wiping}
        title={t('wipe.question')}
        confirm={{ label: t('wipe.yes'), variant: 'danger', onPress: wipe }}
        cancel={{ label: t('cancel'), onPress: () => setWiping(false) }}
      >
        {t('wipe.more', { smart_count: days.length })}
      </ConfirmDialog>
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removeDate.question')}
        confirm={{
          label: t('yes'),
          variant: 'danger',
          onPress: () => removing && remove(removing.row),
        }}
        cancel={{ label: t('cancel'), onPress: () => setRemoving(undefined) }}
      >
        {removing !== undefined && <Day day={removing.day} />}
        <br />
        {t('final')}
      </ConfirmDialog>
    </Section>
  );
}
