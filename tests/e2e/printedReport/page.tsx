/** A page with a printed report. The address says which: `?lang=ar&scheme=dark&of=hundreds`. */
import { LANGUAGES } from '@jawla/contract/limits';
import { loadRightToLeft, UiProvider } from '@jawla/ui';
import { houseBrand, SCHEMES, textsFor } from '@jawla/ui/theme';
import '@jawla/ui/brands/house.css';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../../../packages/features/src/core/i18n/index.ts';
import { PrintedReport } from '../../../packages/features/src/domains/notes/print/PrintedReport.tsx';
import { printReport } from '../../../packages/features/src/domains/notes/print/printReport.ts';
import {
  hostileNotes,
  hostileProject,
  hundreds,
  reportNotes,
  reportOf,
} from '../../../packages/features/src/domains/notes/testing/reportNotes.ts';

const REPORTS = {
  office: reportOf({ notes: reportNotes(['a.webp', 'b.webp', 'c.webp']), cover: 'cover.webp' }),
  broken: reportOf({
    notes: reportNotes(['gone.webp', 'b.webp', 'gone.webp']),
    cover: 'gone.webp',
  }),
  hundreds: reportOf({ notes: hundreds }),
  hostile: reportOf({ notes: hostileNotes, project: hostileProject }),
  empty: reportOf({}),
};

const params = new URLSearchParams(location.search);
const locale = LANGUAGES.find((each) => each === params.get('lang')) ?? 'en';
const scheme = SCHEMES.find((each) => each === params.get('scheme')) ?? 'light';
const [, report = REPORTS.office] =
  Object.entries(REPORTS).find(([name]) => name === params.get('of')) ?? [];

if (locale === 'ar') await loadRightToLeft();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider brand={houseBrand} scheme={scheme} locale={locale} nonce="page">
    <I18nProvider locale={locale} brand={textsFor(locale, houseBrand.name)}>
      <main>
        <h1>On the screen</h1>
        <button onClick={() => void printReport()}>Print</button>
        <PrintedReport {...report} />
      </main>
    </I18nProvider>
  </UiProvider>,
);
