import { Button, Heading, Notice, Stack, Text } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { neighbourOf } from '#core/forms';
import { formatList, useLocale, useText } from '#core/i18n';
import type { ClientList } from '../../clientList/readClientList';
import { isRight, type CheckedRow, type RowField } from '../../clientList/rowErrors';
import { inviteClientsTexts } from '../../inviteClients.texts';
import { ClientRowsTable } from './ClientRowsTable';

interface ReviewStepProps {
  /** `id` of the field that takes the place of the table. */
  pasteId: string;
  list: ClientList;
  rows: readonly CheckedRow[];
  isChecking: boolean;
  isChecked: boolean;
  isSending: boolean;
  onEdit: (id: string, field: RowField, value: string) => void;
  onRemove: (id: string) => void;
  onUnread: () => void;
  onCheck: () => void;
  onSend: () => void;
}

/** How the text was read, to check and correct before anything is sent. */
export function ReviewStep(props: ReviewStepProps) {
  const { pasteId, list, rows, isChecking, isChecked, isSending, onRemove } = props;
  const t = useText(inviteClientsTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = rows.filter(isRight).length;
  const wrong = rows.length - count;
  useEffect(() => {
    heading.current?.focus();
    return () => queueMicrotask(() => document.getElementById(pasteId)?.focus());
  }, [pasteId]);

  return (
    <Stack as="section" gap="l">
      <Stack gap="xs">
        <Heading ref={heading} level={2} tabIndex={-1}>
          {t('review')}
        </Heading>
        <Text tone="inkMuted">{t('review.more')}</Text>
        <Text role="status">
          {t('ready', { smart_count: count })}
          {wrong > 0 && (
            <>
              {' · '}
              {t('wrong', { smart_count: wrong })} {t('wrong.more')}
            </>
          )}
        </Text>
      </Stack>
      {list.hasPhones && <Notice title={t('phones')} />}
      {list.unusedColumns.length > 0 && (
        <Notice title={t('unused.columns', { columns: formatList(list.unusedColumns, locale) })} />
      )}
      <ClientRowsTable
        rows={rows}
        isLocked={isSending}
        onEdit={props.onEdit}
        onRemove={(removed, focus) => {
          const next = neighbourOf(rows, removed);
          if (next !== undefined) focus(next.row.id);
          onRemove(removed.row.id);
        }}
      />
      <Stack direction="row" gap="s">
        {isChecked ? (
          <Button
            variant="primary"
            aria-disabled={count === 0}
            busy={isSending ? t('sending') : undefined}
            onClick={() => count > 0 && props.onSend()}
          >
            {t('send', { smart_count: count })}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isChecking ? t('checking') : undefined}
            onClick={props.onCheck}
          >
            {t('check')}
          </Button>
        )}
        <Button disabled={isSending} onClick={props.onUnread}>
          {t('unread')}
        </Button>
      </Stack>
    </Stack>
  );
}
