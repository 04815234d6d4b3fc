import { useDeferredValue, useEffect } from 'react';
import { loadReport, useReportCode } from './printReport';
import type { ReportProps } from './report.props';

/**
 * What paper shows instead of the page: see `printReport`. Its code loads after the page, and it follows the page when
 * there is time: typing in the search does not wait for it.
 */
export function PrintedReport(props: ReportProps) {
  const Paper = useDeferredValue(useReportCode())?.Paper;
  const shown = useDeferredValue(props);
  useEffect(() => {
    void loadReport();
  }, []);
  return Paper && <Paper {...shown} />;
}
