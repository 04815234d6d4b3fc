import { Button, SelectionBar, Stack, type SelectionBarProps } from '@jawla/ui';
import { DownloadIcon } from '@jawla/ui/icons';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { BatchReport } from './BatchReport';
import { bulkTexts } from './bulk.texts';
import type { BatchItem, Run } from './createBatch';
import { DeleteSeveral } from './DeleteSeveral';

export interface BulkPanelTexts {
  /** Accessible name: "Selected clients". */
  label: string;
  question: string;
  /** Label of the button that confirms the deletion. */
  yes: string;
  /** "12 clients were deleted." */
  done: (count: number) => string;
  /** "2 clients were not deleted:" */
  failed: (count: number) => string;
}

export interface BulkPanelProps<Input> {
  selected: readonly BatchItem<Input>[];
  deletion: {
    started: (items: readonly BatchItem<Input>[]) => UnknownAction;
    dismissed: () => UnknownAction;
  };
  run: Run<Input> | null | undefined;
  texts: BulkPanelTexts;
  /** What else is deleted. */
  consequences: ReactNode;
  /** Number of all items that can be selected, if more than those shown are known. */
  total?: number | undefined;
  all?: SelectionBarProps['all'];
  /** Outcome of other actions. */
  report?: ReactNode;
  /** Buttons of other actions. */
  children?: ReactNode;
  onExport: () => void;
  onClear: () => void;
  onSelectAll?: (() => void) | undefined;
  onLeave: () => void;
}

/** The bar of a list in which items are being selected, with the outcome of the last action in it. */
export function BulkPanel<Input>(props: BulkPanelProps<Input>) {
  const { selected, deletion, run, texts, total, onClear } = props;
  const t = useText(bulkTexts);
  const dispatch = useAppDispatch();
  const count = selected.length;
  const dismiss = () => dispatch(deletion.dismissed());
  return (
    <SelectionBar
      aria-label={texts.label}
      status={t('count', { smart_count: count })}
      report={
        (run || props.report) && (
          <Stack gap="s">
            <BatchReport
              run={run}
              done={texts.done}
              failed={texts.failed}
              onRetry={(items) => dispatch(deletion.started(items))}
              onDismiss={dismiss}
            />
            {props.report}
          </Stack>
        )
      }
      all={props.all}
      onClear={count > 0 ? onClear : undefined}
      dismissal={{
        label: t('leave'),
        onDismiss: () => {
          dismiss();
          props.onLeave();
        },
      }}
    >
      {total !== undefined && count < total && (
        <Button size="s" variant="quiet" onClick={props.onSelectAll}>
          {t('selectEvery', { total: String(total) })}
        </Button>
      )}
      {count > 0 && (
        <Button size="s" variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      {props.children}
      <Button size="s" icon={<DownloadIcon />} aria-disabled={count === 0} onClick={props.onExport}>
        {t('export')}
      </Button>
      <DeleteSeveral
        items={selected}
        isRunning={run?.isRunning === true}
        question={texts.question}
        yes={texts.yes}
        onConfirm={(items) => {
          dispatch(deletion.started(items));
          onClear();
        }}
      >
        {props.consequences}
      </DeleteSeveral>
    </SelectionBar>
  );
}
