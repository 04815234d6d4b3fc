import { Button, Combobox, DateField, StagePanel, TextArea } from '@jawla/ui';
import { AimIcon } from '@jawla/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useWrongFields } from '#core/forms';
import { Day, Name, TextWithIsolate, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { LeaveQuestion } from './LeaveQuestion';
import { NameField, nameError, NameShown } from './NameField';
import { NoteText } from './NoteText';
import { roomName, roomTexts } from './noteWords';
import { PhotoTiles } from './PhotoTiles';
import type { NoteComposerProps, NoteDraft } from './props';
import { SendBanner } from './SendBanner';
import { leftOf, textError } from './textRules';
import { useToday } from './useToday';
import * as S from './Writing.styles';

type Wrong = Partial<Record<'text' | 'name' | 'due', string>>;

/** Writes a note, or edits one. */
export function NoteComposer(props: NoteComposerProps) {
  const { panel, note, draft, onDraftChange, day, people, hasDue, guest, state } = props;
  const { isOffline = false, isKept = false, onSave, onCancel } = props;
  const t = useText(notesTexts);
  const id = useId();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isLeaving, setLeaving] = useState(false);
  const [showsTheirs, setShowsTheirs] = useState(false);
  const { onChecked } = useWrongFields(form);
  const isBusy = state.phase === 'busy' || state.phase === 'slow';
  const isOver = state.phase === 'gone' || state.phase === 'forbidden';

  useEffect(() => {
    const name = form.current?.querySelector<HTMLInputElement>('input[name="name"]');
    (name?.value === '' ? name : text.current)?.focus({ preventScroll: true });
  }, []);

  const change = (changes: Partial<NoteDraft>) => {
    setWrong({});
    onDraftChange({ ...draft, ...changes });
  };
  const submit = () => {
    if (isBusy || isOver) return;
    const found = errorsOf(props, today, t);
    setWrong(found);
    onChecked();
    if (Object.keys(found).length === 0) onSave();
  };
  const leave = () => (isDirty(note, draft) ? setLeaving(true) : onCancel());
  const saveLabel = t(isOffline || state.phase === 'failed' ? 'retry' : 'form.save');
  const busy = isBusy ? (state.phase === 'busy' && state.label) || t('form.saving') : undefined;
  const pictures = note?.pictures.filter(({ _id }) => !draft.removed.includes(_id)) ?? [];

  return (
    <StagePanel
      {...panel}
      height="whole"
      takesFocus={false}
      title={note === undefined ? t('form.new') : t('form.edit', { number: String(note.number) })}
      back={{ label: t('back'), onBack: leave }}
      actions={
        <S.OnSheet>
          <Button type="submit" form={id} size="s" variant="primary" busy={busy} disabled={isOver}>
            {isOffline || state.phase === 'failed' ? saveLabel : t('form.saveShort')}
          </Button>
        </S.OnSheet>
      }
      footer={
        <S.Foot>
          <SendBanner
            state={state}
            failed={t('form.failed')}
            text={draft.text}
            onTheirs={() => setShowsTheirs(true)}
          />
          {(isOffline || isKept) && <S.Hint>{t('form.draft')}</S.Hint>}
          <S.Buttons>
            <Button type="submit" form={id} variant="primary" busy={busy} disabled={isOver}>
              {saveLabel}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('cancel')}
            </Button>
            {day !== null && (
              <span>
                <TextWithIsolate text={(slot) => t('form.date', { day: slot })}>
                  <Day day={day} />
                </TextWithIsolate>
              </span>
            )}
          </S.Buttons>
        </S.Foot>
      }
    >
      <S.Form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PlaceLine {...props} />
        {guest !== undefined && guest.known === undefined && (
          <NameField guest={guest} error={wrong.name} readOnly={isBusy} />
        )}
        <div>
          <TextArea
            ref={text}
            name="text"
            label={t('form.text')}
            hint={t('form.textHint')}
            note={leftOf(draft.text, t)}
            error={wrong.text}
            rows={4}
            required
            readOnly={isBusy}
            value={draft.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            // As in chats and trackers; Enter begins a paragraph.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            }}
          />
          {guest?.known !== undefined && <NameShown name={guest.known} onRename={guest.onRename} />}
        </div>
        {showsTheirs && state.phase === 'conflict' && (
          <S.Theirs aria-label={t('conflict.theirs')} tabIndex={-1}>
            <NoteText>{state.theirs.text}</NoteText>
          </S.Theirs>
        )}
        <PhotoTiles
          pictures={pictures}
          photos={draft.photos}
          disabled={isBusy}
          onRemovePicture={(removed) => change({ removed: [...draft.removed, removed] })}
          onPhotosChange={(photos) => change({ photos })}
        />
        {people !== undefined && (
          <Combobox
            label={t('form.assigned')}
            placeholder={t('form.nobody')}
            openLabel={t('form.searchPeople')}
            empty={t('form.noPerson')}
            options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
            readOnly={isBusy}
            value={draft.person}
            onValueChange={(person = '') => change({ person })}
          />
        )}
        {hasDue && (
          <DateField
            label={t('form.due')}
            min={today}
            error={wrong.due}
            readOnly={isBusy}
            value={draft.due}
            onValueChange={(due) => change({ due })}
          />
        )}
      </S.Form>
      <LeaveQuestion isOpen={isLeaving} onLeave={onCancel} onStay={() => setLeaving(false)} />
    </StagePanel>
  );
}

/** Where the note is, and what changes that. */
function PlaceLine({ draft: { place }, day, onPlace, state }: NoteComposerProps) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const isBusy = state.phase === 'busy' || state.phase === 'slow';
  if (place === null && onPlace === undefined) {
    return (
      <S.Place>
        <AimIcon />
        <S.PlaceWords>
          <span>
            {day === null ? (
              t('row.noPlace')
            ) : (
              <TextWithIsolate text={(slot) => t('place.silent', { day: slot })}>
                <Day day={day} />
              </TextWithIsolate>
            )}
          </span>
        </S.PlaceWords>
      </S.Place>
    );
  }
  return (
    <S.Place>
      <AimIcon />
      <S.PlaceWords>
        <strong>{place === null ? t('row.noPlace') : <Name>{roomName(place, tRoom)}</Name>}</strong>
        {place !== null && <span>{t('place.set')}</span>}
      </S.PlaceWords>
      {onPlace !== undefined && (
        <Button size="s" disabled={isBusy} onClick={onPlace}>
          {t(place === null ? 'place.add' : 'place.change')}
        </Button>
      )}
    </S.Place>
  );
}

function errorsOf(
  { note, draft, hasDue, guest }: NoteComposerProps,
  today: string,
  t: ReturnType<typeof useText<typeof notesTexts>>,
): Wrong {
  const text = textError(draft.text);
  const name = nameError(guest);
  const isDueWrong =
    hasDue && draft.due !== '' && draft.due !== note?.due && !isDueDay(draft.due, today);
  return {
    ...(name !== undefined && { name: t(`name.${name}`) }),
    ...(text !== undefined && { text: t(`rule.${text}`) }),
    ...(isDueWrong && { due: t('rule.due') }),
  };
}

/** A day from today on; anything else is what was typed. */
function isDueDay(due: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(due) && due >= today;
}

/** Whether something would be lost. */
function isDirty(note: NoteComposerProps['note'], draft: NoteDraft): boolean {
  if (draft.photos.length > 0 || draft.removed.length > 0) return true;
  if (note === undefined) return draft.text.trim() !== '';
  return (
    draft.text !== note.text ||
    draft.person !== (note.person?._id ?? '') ||
    draft.due !== (note.due ?? '')
  );
}
