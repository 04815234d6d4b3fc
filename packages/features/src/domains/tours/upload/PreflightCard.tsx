import { Ltr, Notice, type NoticeTone } from '@jawla/ui';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { tourUploadTexts } from './tourUpload.texts';
import * as S from './ArchiveUpload.styles';
import type { ArchiveWarning, Preflight } from './preflight';

/** Known to work: noted without a warning. */
const HARMLESS: readonly ArchiveWarning[] = ['nested', 'otherStartPage', 'otherCase'];

/** The contents of an archive before it is uploaded, with the reason if the server would refuse it. */
export function PreflightCard({ preflight }: { preflight: Preflight }) {
  const t = useText(tourUploadTexts);
  const locale = useLocale();
  const { size } = useTransferFormat();
  const { refusal, warnings, tool, startPage, startPages, files, unpackedBytes, largest } =
    preflight;
  const serious = warnings.filter((warning) => !HARMLESS.includes(warning));
  const ordered = [...serious, ...warnings.filter((warning) => HARMLESS.includes(warning))];
  const [first, ...later] = ordered;
  const others = refusal ? ordered : later;
  const title = refusal
    ? t(`refused.${refusal.rule}`, { name: '', names: '', limit: '', ...refusal.values })
    : t(first === undefined ? 'preflight.good' : `warning.${first}`);
  return (
    <Notice tone={toneOf(preflight, serious)} title={title}>
      {others.length > 0 && (
        <S.Warnings>
          {others.map((warning) => (
            <li key={warning}>{t(`warning.${warning}`)}</li>
          ))}
        </S.Warnings>
      )}
      {files > 0 && (
        <S.Facts>
          <dt>{t('preflight.tool')}</dt>
          <dd>{tool === undefined ? t('preflight.unknownTool') : <Ltr>{tool}</Ltr>}</dd>
          <dt>{t('preflight.start')}</dt>
          <dd>
            {startPage === undefined ? (
              t(startPages.length > 0 ? 'preflight.several' : 'preflight.none')
            ) : (
              <Ltr>{startPage}</Ltr>
            )}
          </dd>
          <dt>{t('preflight.files')}</dt>
          <dd>
            <Ltr>{formatNumber(files, locale)}</Ltr>
          </dd>
          <dt>{t('preflight.unpacked')}</dt>
          <dd>{size(unpackedBytes)}</dd>
          {largest !== undefined && (
            <>
              <dt>{t('preflight.largest')}</dt>
              <dd>
                <Ltr>{largest.name}</Ltr> · <S.Together>{size(largest.bytes)}</S.Together>
              </dd>
            </>
          )}
        </S.Facts>
      )}
    </Notice>
  );
}

function toneOf({ refusal, warnings }: Preflight, serious: readonly ArchiveWarning[]): NoticeTone {
  if (refusal) return 'danger';
  if (serious.length > 0) return 'warning';
  return warnings.length > 0 ? 'info' : 'success';
}
