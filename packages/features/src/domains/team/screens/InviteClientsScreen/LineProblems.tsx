import { Heading, Ltr, Stack, Table, Text, type TableColumn } from '@jawla/ui';
import { useMemo } from 'react';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { inviteClientsTexts } from '../../inviteClients.texts';
import type { ClientLine, LineProblem } from '../../parseClientList';

type Column = TableColumn<ClientLine, 'line' | 'text' | 'problem'>;

const keyOf = ({ number }: ClientLine) => String(number);

/** The lines that cannot be invited, and why. */
export function LineProblems({ lines }: { lines: readonly ClientLine[] }) {
  const t = useText(inviteClientsTexts);
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{t('wrong', { smart_count: lines.length })}</Heading>
      <Text tone="inkMuted">{t('wrong.more')}</Text>
      <Table
        caption={t('wrong', { smart_count: lines.length })}
        hideCaption
        columns={useColumns()}
        rows={lines}
        rowKey={keyOf}
      />
    </Stack>
  );
}

function useColumns(): readonly [Column, ...Column[]] {
  const t = useText(inviteClientsTexts);
  const locale = useLocale();
  return useMemo(() => {
    const number = (line: number) => formatNumber(line, locale);
    const describe = (problem: LineProblem) =>
      problem.kind === 'duplicate'
        ? t('problem.duplicate', { line: number(problem.line) })
        : t(`problem.${problem.kind}`);
    return [
      {
        key: 'line',
        header: t('table.line'),
        width: 'minmax(4rem, auto)',
        render: (line) => <Ltr>{number(line.number)}</Ltr>,
      },
      {
        key: 'text',
        header: t('table.text'),
        width: 'minmax(12rem, 2fr)',
        render: ({ text }) => <bdi>{text}</bdi>,
      },
      {
        key: 'problem',
        header: t('table.problem'),
        width: 'minmax(12rem, 2fr)',
        render: ({ result }) => 'problem' in result && describe(result.problem),
      },
    ];
  }, [t, locale]);
}
