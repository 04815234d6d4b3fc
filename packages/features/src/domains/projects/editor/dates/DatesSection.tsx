import { PROJECT_STATUSES } from '@jawla/contract/limits';
import { Banner, Button, RadioGroup, Stack, useConfirm } from '@jawla/ui';
import { AddIcon, UndoIcon } from '@jawla/ui/icons';
import { useRef } from 'react';
import { Day, useText } from '#core/i18n';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';
import type { Removals } from '../useProjectEditing';
import { DateStop } from './DateStop';
import * as S from './DateStops.styles';
import { daysBetween } from './daysBetween';
import { useDateEditing, type DateEditingOptions } from './useDateEditing';
import type { DateRows } from './useDateRows';
import { useNewestInView } from './useNewestInView';

export interface DatesSectionProps extends DateEditingOptions {
  rows: DateRows;
  removals: Removals;
}

/** Whether the building is finished, and the tours by date. */
export function DatesSection(props: DatesSectionProps) {
  const { rows, fields, removals } = props;
  const { status, date, subDate } = fields.values;
  const t = useText(editorTexts);
  const editing = useDateEditing(props);
  const wipe = useConfirm(() => ({
    title: t('wipe.question'),
    confirm: { label: t('wipe.yes'), variant: 'danger', onPress: editing.wipe },
    children: t('wipe.more', { smart_count: editing.days.length }),
  }));
  const removal = useConfirm(({ row, day }: { row: string; day: string }) => ({
    title: t('removeDate.question'),
    confirm: { label: t('yes'), variant: 'danger', onPress: () => editing.remove(row, day) },
    children: (
      <>
        <Day day={day} />
        <br />
        {t('final')}
      </>
    ),
  }));
  const timeline = useNewestInView();
  const add = useRef<HTMLButtonElement>(null);
  const list = Object.entries(subDate);
  const stop = { rows, onFocusLost: () => add.current?.focus() };

  return (
    <EditorSection title={t('dates.title')}>
      <RadioGroup
        label={t('dates.status')}
        value={status}
        options={PROJECT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        hint={fields.controlOf('status').note}
        onValueChange={(next) => (editing.isWipedBy(next) ? wipe.ask() : editing.choose(next))}
      />
      {editing.onUndo && (
        <Banner tone="warning">
          <Stack direction="row">
            <span>{t('wipe.done')}</span>
            <Button size="s" icon={<UndoIcon />} onClick={editing.onUndo}>
              {t('wipe.undo')}
            </Button>
          </Stack>
        </Banner>
      )}
      <S.Room>
        {status === 'done' ? (
          <S.Stops as="ul">
            <DateStop
              {...stop}
              kind="date"
              day={date}
              label={t('dates.date')}
              control={fields.controlOf('date')}
              onDay={(day) => fields.onValue('date', day)}
            />
          </S.Stops>
        ) : (
          <S.Stops ref={timeline}>
            {list.map(([row, day], at) => (
              <DateStop
                key={row}
                {...stop}
                kind="subDate"
                day={day}
                label={t('dates.subDate', { number: at + 1 })}
                control={fields.controlOf(`subDate.${row}`)}
                isNew={row === editing.added}
                daysToNext={daysBetween(day, list[at + 1]?.[1])}
                removal={removals[day]}
                onDay={(next) => fields.onValue(`subDate.${row}`, next)}
                onRemove={
                  list.length > 1
                    ? (mayHaveTour) =>
                        mayHaveTour && editing.isSaved(row, day)
                          ? removal.ask({ row, day })
                          : editing.remove(row, day)
                    : undefined
                }
              />
            ))}
            <S.NextStop $hasTour={false}>
              <S.AddTile ref={add} type="button" onClick={editing.onAdd}>
                <AddIcon />
                <span>{t('dates.add')}</span>
              </S.AddTile>
            </S.NextStop>
          </S.Stops>
        )}
      </S.Room>
      {status !== 'done' && editing.lost > 0 && (
        <Banner tone="warning">{t('wipe.more', { smart_count: editing.lost })}</Banner>
      )}
      {wipe.dialog}
      {removal.dialog}
    </EditorSection>
  );
}
