import { BANNER_MS } from '@jawla/contract/durations';
import { Banner, Button, FileList, Ltr, Notice, Stack, Text } from '@jawla/ui';
import { ProblemBanner } from '#core/http';
import { formatTime, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { footageTexts } from '../../footage.texts';
import type { Footage } from '../../useFootage';

/** Rejected files, each with its reason. */
export function RefusedFiles({ footage: { refused, forgetRefused } }: { footage: Footage }) {
  const t = useText(footageTexts);
  if (refused.length === 0) return null;
  return (
    <Banner
      key={refused.map(({ name }) => name).join('/')}
      tone="danger"
      dismissal={{ onDismiss: forgetRefused }}
      autoHide={{ after: BANNER_MS, onHide: forgetRefused }}
    >
      <ul aria-label={t('refused')}>
        {refused.map(({ name, reason }) => (
          <li key={`${name}-${reason}`}>
            <Ltr>{name}</Ltr> {t(reason)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Files that were selected before a reload and have to be selected again. */
export function LostFiles({ footage: { lostFiles, forgetLostFiles } }: { footage: Footage }) {
  const t = useText(footageTexts);
  const { size } = useTransferFormat();
  if (lostFiles.length === 0) return null;
  return (
    <Notice tone="info" title={t('ghosts')}>
      <Stack gap="s" align="start">
        <Text>{t('ghostsMore')}</Text>
        <FileList
          aria-label={t('ghosts')}
          files={lostFiles.map((file) => ({
            id: file.name,
            name: file.name,
            detail: size(file.size),
          }))}
        />
        <Button size="s" onClick={forgetLostFiles}>
          {t('ghostsForget')}
        </Button>
      </Stack>
    </Notice>
  );
}

/** The result of the upload, for a while: the uploads of the page, and the user’s latest ones, list it as well. */
export function UploadResult({
  footage: { transfer, receipt, forgetReceipt },
}: {
  footage: Footage;
}) {
  const t = useText(footageTexts);
  const locale = useLocale();
  const { size } = useTransferFormat();
  if (transfer?.phase === 'failed') {
    return (
      <ProblemBanner problem={transfer.problem}>
        <strong>{t('failed')}</strong>
      </ProblemBanner>
    );
  }
  if (receipt === undefined) return null;
  const { answer, files, progress, at, subject } = receipt;
  return (
    <Banner tone="success" autoHide={{ after: BANNER_MS, onHide: forgetReceipt }}>
      <strong>{messageIn(answer) || t('succeeded')}</strong>{' '}
      {t('count', { smart_count: files.length })} · {size(progress.total)} ·{' '}
      <TextWithIsolate
        text={(slot) => t('lastSent', { time: formatTime(new Date(at), locale), name: slot })}
      >
        {subject.kind === 'footage' && subject.projectName}
      </TextWithIsolate>
    </Banner>
  );
}

function messageIn(answer: object): string {
  return 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
}
