import {
  PROJECT_FIELD_NAMES,
  PROJECT_FIELDS,
  type ProjectField,
  type ProjectFieldName,
} from '@jawla/contract/projectFields';
import { PROJECT_NAME_MAX } from '@jawla/contract/limits';
import { DateField, Heading, Select, TextField } from '@jawla/ui';
import type { ChangeEvent } from 'react';
import { Counter } from '#core/forms';
import { useText, type Translate } from '#core/i18n';
import { choiceLabel } from '../../choiceLabel';
import { editorTexts } from '../../editor.texts';
import * as S from './EditProject.styles';

/** Fields that are part of the dates' section. */
const DATES = ['status', 'date', 'subDate'] as const satisfies readonly ProjectFieldName[];
export type FactName = Exclude<ProjectFieldName, (typeof DATES)[number]>;
const FACTS = PROJECT_FIELD_NAMES.filter(
  (name): name is FactName => !DATES.some((date) => date === name),
);

type Control = HTMLInputElement | HTMLSelectElement;

/** Properties that every field gets from the form. */
interface FactControl {
  name: string;
  value: string;
  error: string | undefined;
  /** A hint that is not an error. */
  note: string | undefined;
  onBlur: (event: { target: unknown }) => void;
  onChange: (event: ChangeEvent<Control>) => void;
}

export interface FactsSectionProps {
  /** The saved name: changing it changes URLs. */
  savedName: string;
  controlOf: (name: FactName) => FactControl;
  onDay: (name: FactName, day: string) => void;
}

/** The facts of the building: all fields except the dates. */
export function FactsSection({ controlOf, ...rest }: FactsSectionProps) {
  const t = useText(editorTexts);
  return (
    <S.Section forwardedAs="section" aria-labelledby="editor-facts">
      <Heading level={2} id="editor-facts">
        {t('facts.title')}
      </Heading>
      <S.Fields>
        {FACTS.map((name) => (
          <Fact
            key={name}
            name={name}
            field={PROJECT_FIELDS[name]}
            control={controlOf(name)}
            {...rest}
          />
        ))}
      </S.Fields>
    </S.Section>
  );
}

interface FactProps extends Pick<FactsSectionProps, 'savedName' | 'onDay'> {
  name: FactName;
  field: Exclude<ProjectField, { kind: 'days' }>;
  control: FactControl;
}

/** Renders the control of a field by its kind. */
function Fact({ name, field, control, savedName, onDay }: FactProps) {
  const t = useText(editorTexts);
  const { onChange: _, ...dayControl } = control;
  const { value } = control;
  const label = t(`facts.${name}`);
  switch (field.kind) {
    case 'name': {
      const isRenamed = value.trim() !== savedName && value.trim() !== '';
      const notes = [control.note, isRenamed ? t('facts.nameNote') : undefined];
      return (
        <TextField
          {...control}
          label={label}
          dir="auto"
          note={notes.filter(Boolean).join(' ') || undefined}
          end={<Counter text={value} max={PROJECT_NAME_MAX} />}
        />
      );
    }
    case 'choice':
      return (
        <Select
          {...control}
          label={label}
          options={field.of.map((each) => ({ value: each, label: choiceLabel(name, each, t) }))}
        />
      );
    case 'day':
    case 'optionalDay':
      return (
        <DateField
          {...dayControl}
          label={label}
          calendarLabel={t('dates.calendar')}
          onValueChange={(day) => onDay(name, day)}
        />
      );
    case 'optionalNumber':
      return (
        <TextField
          {...control}
          label={label}
          dir="ltr"
          inputMode="decimal"
          end={unitFor(field, value, t)}
        />
      );
    case 'requiredText':
    case 'text':
    case 'optionalText':
    default:
      return <TextField {...control} label={label} dir="auto" end={unitFor(field, value, t)} />;
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
