import { normalizeLine } from '@jawla/contract/visibleText';
import { Combobox } from '@jawla/ui';
import { useMemo } from 'react';
import { useText } from '#core/i18n';
import { footageTexts } from '../../footage.texts';

interface ProjectFieldProps {
  value: string;
  /** Names to choose from; `undefined` until they are known. */
  projects: readonly string[] | undefined;
  readOnly: boolean;
  error: string | undefined;
  onChange: (name: string) => void;
}

const NONE: readonly string[] = [];

/** The name of a project: one of the list, which is searched while typing, or any other, which is marked. */
export function ProjectField({
  value,
  projects = NONE,
  readOnly,
  error,
  onChange,
}: ProjectFieldProps) {
  const t = useText(footageTexts);
  const keys = useMemo(() => new Set(projects.map(keyOf)), [projects]);
  // Without a list, nothing is known about other names.
  const isUnmatched = (name: string) =>
    keys.size > 0 && keyOf(name) !== '' && !keys.has(keyOf(name));
  return (
    <Combobox
      label={t('projectName')}
      hint={t('projectName.hint')}
      note={isUnmatched(value) && !readOnly ? t('projectName.unmatchedNote') : undefined}
      error={error}
      dir="auto"
      required
      readOnly={readOnly}
      options={projects.map((name) => ({ value: name, label: name }))}
      value={value}
      onValueChange={(name = '') => onChange(name)}
      describeNew={(name) => (isUnmatched(name) ? t('projectName.unmatched') : undefined)}
      empty={t('projectName.none')}
      openLabel={t('projectName.open')}
    />
  );
}

/** Names are the same regardless of case, as on the server. */
function keyOf(name: string): string {
  return normalizeLine(name).toLowerCase();
}
