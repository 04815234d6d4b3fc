import type { Project } from '@jawla/contract';
import { useEffect, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { UnsavedChangesPrompt } from '#shell';
import { DatesSection } from '../../dates/DatesSection';
import type { DateRows } from '../../dates/useDateRows';
import { editorTexts } from '../../editor.texts';
import { FactsSection } from '../../facts/FactsSection';
import type { ProjectEditing } from '../../useProjectEditing';
import * as S from './EditProject.styles';
import { SaveBar } from './SaveBar';
import { useProjectForm } from './useProjectForm';

export interface ProjectFormProps extends ProjectEditing {
  project: Project;
  rows: DateRows;
  /** Sections that save independently of the form. */
  cover: ReactNode;
  access: ReactNode;
  onDirty: (dirty: boolean) => void;
}

/** The project's facts and dates, which are saved together. */
export function ProjectForm(props: ProjectFormProps) {
  const { save, onSaveDismissed, onDirty } = props;
  const t = useText(editorTexts);
  const { element, base, fields, changed, wrong, submit, discard } = useProjectForm(props);
  const unsaved = changed.length > 0 && save.phase !== 'saving';
  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);

  return (
    <S.Form
      ref={element}
      noValidate
      tabIndex={-1}
      aria-label={t('editor.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedChangesPrompt unsaved={unsaved} onLeave={props.onAbandon} />
      <S.Areas>
        <DatesSection
          project={base}
          fields={fields}
          rows={props.rows}
          removals={props.removals}
          onRemoveSaved={props.onRemoveDate}
        />
        {props.cover}
        <FactsSection savedName={base.name} fields={fields} />
        {props.access}
      </S.Areas>
      <SaveBar {...{ changed, wrong, save, onSaveDismissed }} form={element} onDiscard={discard} />
    </S.Form>
  );
}
