import { Banner, Button, LiveRegion, Text, useConfirm } from '@jawla/ui';
import { PROJECT_SAVED_MS } from '@jawla/contract/durations';
import type { ProjectFieldName } from '@jawla/contract/projectFields';
import { useEffect, useRef, type RefObject } from 'react';
import { focusAfterDialog, WrongFields } from '#core/forms';
import { hasCode, useProblemText } from '#core/http';
import { formatList, useLocale, useText } from '#core/i18n';
import { editorTexts } from '../../editor.texts';
import type { SaveState } from '../../useProjectEditing';
import * as S from './EditProject.styles';

/** Maximum number of fields that are listed; more are counted. */
const MAX_NAMED_FIELDS = 3;

export interface SaveBarProps {
  /** The fields with unsaved changes. */
  changed: readonly ProjectFieldName[];
  /** Ids of the fields that keep the form from being saved. */
  wrong: readonly string[];
  save: SaveState;
  /** Gets the focus when the focused button is removed. */
  form: RefObject<HTMLElement | null>;
  onDiscard: () => void;
  onSaveDismissed: () => void;
}

/** Saves or discards the changes of the form. */
export function SaveBar({ changed, wrong, save, form, onDiscard, onSaveDismissed }: SaveBarProps) {
  const t = useText(editorTexts);
  const describe = useProblemText();
  const words = useChangeWords(changed);
  const saving = save.phase === 'saving';
  const problem =
    save.phase !== 'failed'
      ? undefined
      : hasCode(save.problem, 'revision')
        ? t('editor.overtaken')
        : describe(save.problem);
  const dirty = changed.length > 0;
  const canDiscard = dirty && !saving;
  const bar = useFocusHandover(canDiscard, form);

  const { dialog, ask } = useConfirm(() => ({
    title: t('discard.question'),
    confirm: {
      label: t('discard.yes'),
      variant: 'danger',
      onPress: () => {
        // The button to which the dialog would return the focus is removed with the changes.
        focusAfterDialog(() => form.current);
        onDiscard();
      },
    },
    cancelLabel: t('discard.no'),
    children: words,
  }));
  return (
    <>
      <LiveRegion>{canDiscard ? t('editor.unsaved') : undefined}</LiveRegion>
      <S.Bar ref={bar} $isSticky={dirty || save.phase !== 'idle'}>
        <Button
          type="submit"
          variant="primary"
          busy={saving ? t('editor.saving') : undefined}
          aria-disabled={!dirty && !saving}
          title={dirty || saving ? undefined : t('editor.nothingToSave')}
        >
          {t('editor.save')}
        </Button>
        {canDiscard && (
          <Button variant="quiet" onClick={() => (changed.length > 1 ? ask() : onDiscard())}>
            {t('editor.discard')}
          </Button>
        )}
        <S.State>
          {save.phase === 'saved' ? (
            <Banner tone="success" autoHide={{ after: PROJECT_SAVED_MS, onHide: onSaveDismissed }}>
              {save.message}
            </Banner>
          ) : wrong.length > 0 ? (
            <WrongFields fields={wrong}>{problem}</WrongFields>
          ) : problem !== undefined ? (
            <Banner tone="danger">{problem}</Banner>
          ) : (
            <Text size="small" tone="inkMuted" role={saving ? 'status' : undefined}>
              {saving ? t('editor.saving') : dirty && words}
            </Text>
          )}
        </S.State>
      </S.Bar>
      {dialog}
    </>
  );
}

function useChangeWords(changed: readonly ProjectFieldName[]): string {
  const t = useText(editorTexts);
  const locale = useLocale();
  if (changed.length > MAX_NAMED_FIELDS) {
    return t('editor.changedMany', { smart_count: changed.length });
  }
  const names = changed.map((name) => {
    if (name === 'status') return t('dates.status');
    if (name === 'date') return t('dates.date');
    return t(name === 'subDate' ? 'dates.many' : `facts.${name}`);
  });
  return t('editor.changed', { fields: formatList(names, locale) });
}

/** Moves the focus to the form when the button that discards is removed while it has the focus. */
function useFocusHandover(canDiscard: boolean, form: RefObject<HTMLElement | null>) {
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const onFocus = () => {
      hadFocus.current = bar.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (canDiscard || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  }, [canDiscard, form]);
  return bar;
}
