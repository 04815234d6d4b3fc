import {
  PROJECT_FIELD_NAMES,
  PROJECT_FIELDS,
  type ProjectField,
  type ProjectFieldName,
} from '@jawla/contract/projectFields';
import { PROJECT_NAME_MAX } from '@jawla/contract/limits';
import { DateField, Select, TextField } from '@jawla/ui';
import { Counter } from '#core/forms';
import { useText, type Translate } from '#core/i18n';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';
import type { ProjectFields } from '../screens/EditProjectScreen/useProjectForm';
import { choiceLabel } from './choiceLabel';
import * as S from './FactsSection.styles';

/** Fields that are part of the dates' section. */
const DATES = ['status', 'date', 'subDate'] as const satisfies readonly ProjectFieldName[];
type FactName = Exclude<ProjectFieldName, (typeof DATES)[number]>;
const FACTS = PROJECT_FIELD_NAMES.filter(
  (name): name is FactName => !DATES.some((date) => date === name),
);

export interface FactsSectionProps {
  /** The saved name: changing it changes URLs. */
  savedName: string;
  fields: ProjectFields;
  /** The project is loading. */
  disabled?: boolean;
}

/** The facts of the building: all fields that the server knows, except the dates. */
export function FactsSection(props: FactsSectionProps) {
  const t = useText(editorTexts);
  return (
    <EditorSection title={t('facts.title')}>
      <S.Fields>
        {FACTS.map((name) => {
          const value = props.fields.values[name];
          const field = PROJECT_FIELDS[name];
          return value !== undefined && <Fact key={name} {...props} {...{ name, field, value }} />;
        })}
      </S.Fields>
    </EditorSection>
  );
}

interface FactProps extends FactsSectionProps {
  name: FactName;
  field: Exclude<ProjectField, { kind: 'days' }>;
  value: string;
}

/** Renders the control of a field by its kind. */
function Fact({ name, field, value, fields, savedName, disabled }: FactProps) {
  const t = useText(editorTexts);
  const control = { ...fields.controlOf(name), value, disabled, label: t(`facts.${name}`) };
  switch (field.kind) {
    case 'name': {
      const isRenamed = value.trim() !== savedName && value.trim() !== '';
      const notes = [control.note, isRenamed ? t('facts.nameNote') : undefined];
      return (
        <TextField
          {...control}
          dir="auto"
          note={notes.filter(Boolean).join(' ') || undefined}
          end={<Counter text={value} max={PROJECT_NAME_MAX} />}
          onChange={fields.onInput}
        />
      );
    }
    case 'choice':
      return (
        <Select
          {...control}
          options={field.of.map((each) => ({ value: each, label: choiceLabel(name, each, t) }))}
          onChange={fields.onInput}
        />
      );
    case 'day':
    case 'optionalDay':
      return <DateField {...control} onValueChange={(day) => fields.onValue(name, day)} />;
    case 'optionalNumber':
      return (
        <TextField
          {...control}
          dir="ltr"
          inputMode="decimal"
          end={unitFor(field, value, t)}
          onChange={fields.onInput}
        />
      );
    case 'requiredText':
    case 'text':
    case 'optionalText':
    default:
      return (
        <TextField
          {...control}
          dir="auto"
          end={unitFor(field, value, t)}
          onChange={fields.onInput}
        />
      );
  }
}

/** No unit is added if the admin has typed one. */
function unitFor(
  field: Extract<
    ProjectField,
    { kind: 'requiredText' | 'text' | 'optionalText' | 'optionalNumber' }
  >,
  text: string,
  t: Translate<typeof editorTexts>,
) {
  if (field.kind === 'requiredText' || field.unit === undefined) return undefined;
  return /^[\d٠-٩\s.,٫٬]*$/.test(text) ? t(`unit.${field.unit}`) : undefined;
}
