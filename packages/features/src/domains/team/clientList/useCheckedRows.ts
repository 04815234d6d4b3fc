import { useEffect, useMemo, useState } from 'react';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { inviteClientsTexts } from '../inviteClients.texts';
import { checkRows, emailOf, type CheckedRow, type RowErrors } from './rowErrors';
import type { ClientRow } from './readClientList';
import { useExistingEmails } from './useExistingEmails';

type Validate = (row: ClientRow) => RowErrors;
const loadValidation = () => import('./clientRowSchema');
const NO_ERRORS: RowErrors = {};
const NONE: ReadonlySet<string> = new Set();

/** Rows with what is wrong in them, by the rules of the form of a client and by the server’s accounts. */
export function useCheckedRows(rows: readonly ClientRow[]) {
  const t = useText(inviteClientsTexts);
  const locale = useLocale();
  const validate = useValidation();
  const rules = useMemo(
    () => ({
      validate,
      duplicate: (line: number) => t('problem.duplicate', { line: formatNumber(line, locale) }),
      existing: t('problem.existing'),
      tooMany: t('problem.tooMany'),
    }),
    [validate, t, locale],
  );
  const emails = useMemo(() => emailsIn(checkRows(rows, NONE, rules)), [rows, rules]);
  const { state, isChecked, existing, check } = useExistingEmails(emails);
  return {
    rows: useMemo(() => checkRows(rows, existing, rules), [rows, existing, rules]),
    check: state,
    isChecked,
    onCheck: (asked: readonly ClientRow[]) => check(emailsIn(checkRows(asked, NONE, rules))),
  };
}

/** The addresses that the server can be asked about. */
function emailsIn(rows: readonly CheckedRow[]): string[] {
  return rows.filter(({ errors }) => errors.email === undefined).map(({ row }) => emailOf(row));
}

/** The rules once they have loaded. Until then, and if they cannot be loaded, the server alone validates. */
function useValidation(): Validate {
  const t = useText(inviteClientsTexts);
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadValidation>>>();
  useEffect(() => {
    loadValidation().then(setModule, () => undefined);
  }, []);
  return useMemo(() => module?.rowValidation(t) ?? (() => NO_ERRORS), [module, t]);
}
