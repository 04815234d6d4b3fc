import { PROJECT_NAME_MAX, PROJECT_TYPES } from '@jawla/contract/rules';
import { Heading, Select, TextField } from '@jawla/ui';
import type { ChangeEvent } from 'react';
import { Counter } from '#core/forms';
import { useText } from '#core/i18n';
import type { EditorForm } from '../../editor.model';
import { editorTexts } from '../../editor.texts';
import * as S from './EditProject.styles';

type Control = HTMLInputElement | HTMLSelectElement;
export type FactName = Exclude<keyof EditorForm, 'status' | 'date' | 'subDate'>;

export interface FactsSectionProps {
  values: EditorForm;
  /** The name as it is saved: another one changes addresses. */
  savedName: string;
  /** What each field needs of the form. */
  field: (name: FactName) => {
    name: string;
    value: string;
    error: string | undefined;
    /** Something to know about the field that is no mistake. */
    note: string | undefined;
    onBlur: (event: { target: unknown }) => void;
    onChange: (event: ChangeEvent<Control>) => void;
  };
}

/** What is known about the building. */
export function FactsSection({ values, savedName, field }: FactsSectionProps) {
  const t = useText(editorTexts);
  const name = field('name');
  const renamed = values.name.trim() !== savedName && values.name.trim() !== '';
  return (
    <S.Section forwardedAs="section" aria-labelledby="editor-facts">
      <Heading level={2} id="editor-facts">
        {t('facts.title')}
      </Heading>
      <S.Fields>
        <TextField
          {...name}
          label={t('facts.name')}
          dir="auto"
          note={
            [name.note, renamed ? t('facts.nameNote') : undefined].filter(Boolean).join(' ') ||
            undefined
          }
          end={<Counter text={values.name} max={PROJECT_NAME_MAX} />}
        />
        <TextField {...field('number')} label={t('facts.number')} dir="auto" />
        <TextField {...field('location')} label={t('facts.location')} dir="auto" />
        <Select
          {...field('type')}
          label={t('facts.type')}
          options={[
            { value: '', label: t('facts.typeNone') },
            ...PROJECT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
          ]}
        />
        <TextField
          {...field('area')}
          label={t('facts.area')}
          dir="auto"
          end={unitFor(values.area, t('facts.squareMetres'))}
        />
        <TextField
          {...field('height')}
          label={t('facts.height')}
          dir="auto"
          end={unitFor(values.height, t('facts.metres'))}
        />
        <TextField {...field('consultant')} label={t('facts.consultant')} dir="auto" />
        <TextField {...field('duration')} label={t('facts.duration')} dir="auto" />
      </S.Fields>
    </S.Section>
  );
}

/** People who write the unit themselves need no second one. */
function unitFor(text: string, unit: string): string | undefined {
  return /^[\d٠-٩\s.,٫٬]*$/.test(text) ? unit : undefined;
}
