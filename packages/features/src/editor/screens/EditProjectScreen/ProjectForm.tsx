import type { Project } from '@jawla/contract';
import { Banner, Button, Text } from '@jawla/ui';
import { BackIcon } from '@jawla/ui/icons';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusFirstError } from '../../../forms/focusFirstError';
import { useSaveKey } from '../../../forms/useSaveKey';
import { useProblemText } from '../../../http';
import { formatTime, useLocale, useText } from '../../../i18n';
import { LeaveGuard } from '../../../leaving/LeaveGuard';
import { formOf, sameForm, type EditorForm } from '../../editor.model';
import type { OpenProject } from '../../editor.slice';
import { editorTexts } from '../../editor.texts';
import { projectRules } from '../../projectRules';
import { DatesSection } from './DatesSection';
import * as S from './EditProject.styles';
import { FactsSection, type FactName } from './FactsSection';

/** How long the message of a save that worked stays, in milliseconds. */
const SAVED_MS = 2000;

export interface ProjectFormProps {
  project: Project;
  open: OpenProject;
  /** Where Back leads. */
  backHref: string;
  /** A tour or a cover is on its way. */
  uploading: boolean;
  /** Cover and access, which save by themselves. */
  aside: ReactNode;
  onSubmit: (form: EditorForm, revision: string | undefined) => void;
  onSaveSeen: () => void;
  onDirty: (dirty: boolean) => void;
  onAbandon: () => void;
  onRemoveDate: (day: string) => void;
  /** The project changed at the server, behind the form. */
  onTouched: () => void;
}

/** The project's facts and dates, saved together. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, open, aside, onSubmit, onSaveSeen, onDirty } = props;
  const { save } = open;
  const t = useText(editorTexts);
  const describe = useProblemText();
  const locale = useLocale();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  // What the form's changes are counted from: somebody else's later save must not be overwritten unseen.
  const [base, setBase] = useState(project);
  const [start, setStart] = useState(() => formOf(project));
  const [gone, setGone] = useState<readonly string[]>([]);
  const rules = useMemo(() => projectRules(t), [t]);
  const form = useFormik<EditorForm>({
    initialValues: start,
    enableReinitialize: true,
    validationSchema: rules,
    onSubmit: (sent) => onSubmit(withoutDays(sent, gone), base.revision),
  });
  const { setValues, touched, errors } = form;
  const values = withoutDays(form.values, gone);
  const dirty = !sameForm(values, formOf(base));
  const saving = save.phase === 'saving';
  const unsaved = dirty && !saving;
  const savedAt = save.phase === 'saved' ? save.at : undefined;
  const [lastSaved, setLastSaved] = useState<number>();
  if (savedAt !== undefined && savedAt !== lastSaved) setLastSaved(savedAt);

  const [known, setKnown] = useState(project);
  if (project !== known) {
    setKnown(project);
    if (saving) {
      setBase(project);
    } else if (!dirty) {
      setBase(project);
      setStart(formOf(project));
      setGone([]);
    } else {
      // Dates that came or went by themselves are no changes of the form's; the rest stays as it was.
      const removed = base.subDate.filter((day) => !project.subDate.includes(day));
      setGone([...gone, ...removed.map((day) => day.slice(0, 10))]);
      setBase({ ...base, subDate: project.subDate, img: project.img });
    }
  }

  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);

  const edited = () => {
    if (save.phase === 'failed') onSaveSeen();
  };
  const refused =
    save.phase === 'failed' && save.problem.kind === 'refused' ? save.problem : undefined;
  // Without a field to blame, 409 means that somebody else was first.
  const overtaken = refused?.status === 409 && Object.keys(refused.errors).length === 0;

  const submit = async () => {
    if (saving || !dirty) return;
    await form.submitForm();
    focusFirstError(element.current, await form.validateForm());
  };
  useSaveKey(() => void submit());

  const subDateErrors: unknown = errors.subDate;
  const errorOf = (row: 'date' | number): string | undefined => {
    if (row === 'date') return touched.date ? errors.date : undefined;
    const error: unknown = Array.isArray(subDateErrors) ? subDateErrors[row] : undefined;
    return typeof error === 'string' && seen.has(row) ? error : undefined;
  };
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());

  const field = (name: FactName) => ({
    name,
    value: values[name],
    error: (touched[name] ? errors[name] : undefined) ?? refused?.errors[name],
    onBlur: form.handleBlur,
    onChange: (event: Parameters<typeof form.handleChange>[0]) => {
      edited();
      form.handleChange(event);
    },
  });

  return (
    <form
      ref={element}
      noValidate
      aria-label={t('editor.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveGuard unsaved={unsaved || props.uploading} onLeave={props.onAbandon} />
      <S.Columns>
        <S.Main>
          <FactsSection values={values} savedName={base.name} field={field} />
          <DatesSection
            project={base}
            status={values.status}
            date={values.date}
            subDate={values.subDate}
            removals={open.removals}
            errorOf={errorOf}
            onChange={(dates) => {
              edited();
              void setValues({ ...values, ...dates });
            }}
            onBlur={(row) => {
              if (row === 'date') void form.setFieldTouched('date');
              else setSeen((rows) => new Set([...rows, row]));
            }}
            onRemoveSaved={props.onRemoveDate}
            onUploaded={props.onTouched}
          />
        </S.Main>
        <S.Main>{aside}</S.Main>
      </S.Columns>
      <S.Bar>
        <Button
          type="submit"
          variant="primary"
          busy={saving ? t('editor.saving') : undefined}
          aria-disabled={!dirty && !saving}
        >
          {t('editor.save')}
        </Button>
        <Button icon={<BackIcon />} onClick={() => void navigate(props.backHref)}>
          {t('editor.back')}
        </Button>
        <S.State>
          {save.phase === 'saved' ? (
            <Banner tone="success" autoHide={{ after: SAVED_MS, onHide: onSaveSeen }}>
              {save.message}
            </Banner>
          ) : save.phase === 'failed' ? (
            <Banner tone="danger">
              {describe(save.problem)}{' '}
              {overtaken && (
                <Button
                  size="s"
                  onClick={() => {
                    onSaveSeen();
                    setBase(project);
                    void setValues(formOf(project), false);
                    props.onTouched();
                  }}
                >
                  {t('editor.loadAgain')}
                </Button>
              )}
            </Banner>
          ) : (
            <Text role="status" size="small" tone="inkMuted">
              {saving
                ? t('editor.saving')
                : dirty
                  ? t('editor.unsaved')
                  : lastSaved === undefined
                    ? t('editor.saved')
                    : t('editor.savedAt', { time: formatTime(new Date(lastSaved), locale) })}
            </Text>
          )}
        </S.State>
      </S.Bar>
    </form>
  );
}

/** The form without the days that were removed at the server meanwhile. */
function withoutDays(form: EditorForm, gone: readonly string[]): EditorForm {
  if (gone.length === 0) return form;
  const subDate = form.subDate.filter((day) => !gone.includes(day));
  return { ...form, subDate: subDate.length === 0 ? [''] : subDate };
}
