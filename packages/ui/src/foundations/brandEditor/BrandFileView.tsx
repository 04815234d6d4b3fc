import { useState } from 'react';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { BRAND_FILE_NAME } from './brandFile';
import * as S from './BrandForm.styles';
import type { brandTexts } from './BrandForm.texts';

export interface BrandFileViewProps {
  /** Source code of the module. */
  file: string;
  texts: (typeof brandTexts)['en' | 'ar'];
}

/** The generated file: copied, downloaded, or selected by hand. */
export function BrandFileView({ file, texts }: BrandFileViewProps) {
  const [outcome, setOutcome] = useState<{ file: string; text: string }>();
  const copy = async () => {
    const text = await navigator.clipboard.writeText(file).then(
      () => texts.copied,
      () => texts.notCopied,
    );
    setOutcome({ file, text });
  };
  return (
    <Stack gap="s">
      <Heading level={2}>{texts.file}</Heading>
      <Stack direction="row">
        <Button variant="primary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={() => download(file)}>{texts.download}</Button>
      </Stack>
      {/* Rendered from the start: screen readers announce only changes of an existing live region. */}
      <Text role="status">{outcome?.file === file ? outcome.text : ''}</Text>
      <S.Scroll role="region" aria-label={texts.file} tabIndex={0} dir="ltr" lang="en">
        <pre>{file}</pre>
      </S.Scroll>
    </Stack>
  );
}

function download(file: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = BRAND_FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
