/** The report on paper: loaded once the page is there. */
import { useBrand } from '@jawla/ui';
import { tokensFor } from '@jawla/ui/theme';
import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { localDay, useLocale } from '#core/i18n';
import { pageRule } from './pageRule';
import * as S from './Paper.styles';
import type { ReportProps } from './report.props';
import { ReportSheet } from './ReportSheet';

/** In the page before anybody prints, by a button or not; hidden on screens. */
export const Paper = memo(function Paper(props: ReportProps) {
  const locale = useLocale();
  const brand = useBrand();
  const { project, notes } = props;
  const { name } = project;
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    // The page may be open since yesterday.
    const onBeforePrint = () => flushSync(() => setToday(localDay(new Date())));
    window.addEventListener('beforeprint', onBeforePrint);
    return () => window.removeEventListener('beforeprint', onBeforePrint);
  }, []);
  useLayoutEffect(() => {
    // Not by styled-components, which does not know margin boxes and flips their direction.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule({ name, locale, brand }));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [name, locale, brand]);
  useEffect(() => {
    // What is hidden loads no fonts, and a browser that prints does not wait for them.
    const { font, weight } = tokensFor(brand, 'light', locale);
    const letters = lettersOf(props);
    for (const each of Object.values(weight)) {
      document.fonts.load(`${each} 1em ${font.text}`, letters).catch(() => undefined);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- of all props, these have letters
  }, [brand, locale, project, notes]);
  return createPortal(
    <S.Paper data-paper>
      <S.OnlyPaper />
      <ReportSheet {...props} today={today} />
    </S.Paper>,
    document.body,
  );
});

/** Each letter of the report once; of both languages, whose labels it has. */
function lettersOf({ project, notes }: ReportProps): string {
  const texts = notes.flatMap(({ text, place, person }) => [text, place?.title, person?.name]);
  return [...new Set(['aä1ع', project.name, project.location, ...texts].join(''))].join('');
}
