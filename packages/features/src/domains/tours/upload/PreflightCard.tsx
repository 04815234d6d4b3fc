import { Ltr, Notice } from '@jawla/ui';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { tourUploadTexts } from './tourUpload.texts';
import * as S from './ArchiveUpload.styles';
import type { ArchiveWarning, Preflight } from './preflight';

/** Known to work: noted without a warning. */
const HARMLESS: readonly ArchiveWarning[] = ['nested', 'otherStartPage'];

/** The contents of an archive before it is uploaded. Warns, but never blocks the upload. */
export function PreflightCard({ preflight }: { preflight: Preflight }) {
  const t = useText(tourUploadTexts);
  const locale = useLocale();
  const { size } = useTransferFormat();
  const { warnings, tool, startPage, files, unpackedBytes, largest } = preflight;
  const serious = warnings.filter((warning) => !HARMLESS.includes(warning));
  const [first, ...others] = serious.length > 0 ? serious : warnings;
  const tone = serious.length > 0 ? 'warning' : warnings.length > 0 ? 'info' : 'success';
  return (
    <Notice tone={tone} title={t(first === undefined ? 'preflight.good' : `warning.${first}`)}>
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
          <dd>{startPage === undefined ? t('preflight.none') : <Ltr>{startPage}</Ltr>}</dd>
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
