import { Select } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { useText } from '#core/i18n';
import type { StartPageChoice } from './useStartPage';
import { tourUploadTexts } from './tourUpload.texts';

/** Asks which page of an archive starts the tour. Takes the focus when the upload was started without an answer. */
export function StartPageSelect({ choice }: { choice: StartPageChoice }) {
  const t = useText(tourUploadTexts);
  const select = useRef<HTMLSelectElement>(null);
  const { pages, chosen, missedCount, choose } = choice;
  const isMissing = missedCount > 0 && chosen === undefined;
  useEffect(() => {
    if (missedCount > 0) select.current?.focus();
  }, [missedCount]);
  return (
    <Select
      ref={select}
      label={t('start.label')}
      hint={t('start.hint')}
      placeholder={t('start.choose')}
      error={isMissing ? t('start.missing') : undefined}
      options={pages.map((page) => ({ value: page, label: page }))}
      // Paths are Latin, the placeholder is not.
      dir={chosen === undefined ? undefined : 'ltr'}
      required
      value={chosen ?? ''}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
