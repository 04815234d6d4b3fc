import { normalizeLine } from '@jawla/contract/visibleText';
import { Combobox } from '@jawla/ui';
import { matchesTerm, useText } from '#core/i18n';
import { footageTexts } from '../../footage.texts';

interface ProjectFieldProps {
  value: string;
  /** Names to choose from; `undefined` until they are known. */
  projects: readonly string[] | undefined;
  readOnly: boolean;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** The name of a project: one of the list, which is searched while typing, or any other, which is marked. */
export function ProjectField({
  value,
  projects = [],
  readOnly,
  error,
  onChange,
}: ProjectFieldProps) {
  const t = useText(footageTexts);
  const isListed = projects.includes(value);
  const key = keyOf(value);
  // Without a list, nothing is known about other names.
  const isUnmatched =
    projects.length > 0 && key !== '' && !projects.some((name) => keyOf(name) === key);
  // After a choice, the list shows all again.
  const shown = isListed ? projects : projects.filter((name) => matchesTerm(name, value));
  const typed = {
    value,
    label: value,
    ...(isUnmatched && { detail: t('projectName.unmatched') }),
  };
  return (
    <Combobox
      label={t('projectName')}
      hint={t('projectName.hint')}
      note={isUnmatched && !readOnly ? t('projectName.unmatchedNote') : undefined}
      error={error}
      dir="auto"
      required
      readOnly={readOnly}
      options={[
        ...shown.map((name) => ({ value: name, label: name })),
        // An option of its own, so that leaving the field keeps what was typed.
        ...(value === '' || isListed ? [] : [typed]),
      ]}
      value={value}
      onValueChange={(name = '') => onChange(name)}
      search={{ term: value, onTermChange: onChange }}
      empty={t('projectName.none')}
      openLabel={t('projectName.open')}
    />
  );
}

/** Names are the same regardless of case, as on the server. */
function keyOf(name: string): string {
  return normalizeLine(name).toLowerCase();
}
