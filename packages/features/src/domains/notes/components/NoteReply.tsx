import { IconButton, TextArea } from '@jawla/ui';
import { CameraIcon, CloseIcon, SendIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { NameField, nameError, NameShown } from './NameField';
import * as S from './NoteThread.styles';
import { FilePicture } from './PhotoTiles';
import { IMAGE_FILES, takePhotos, type PhotoProblem } from './photoFiles';
import type { NoteThreadProps } from './props';
import { SendBanner } from './SendBanner';
import { leftOf, textError } from './textRules';
import { Hint, Remove, Tile, Tiles } from './Writing.styles';

/** The field at the foot of a note. */
export function NoteReply({ draft, onDraftChange, send, onSend, guest }: NoteThreadProps) {
  const t = useText(notesTexts);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<{ name?: string; text?: string }>({});
  const [photoProblem, setPhotoProblem] = useState<PhotoProblem>();
  const isBusy = send.phase === 'busy' || send.phase === 'slow';
  const submit = () => {
    if (isBusy) return;
    const name = nameError(guest);
    const text =
      draft.photo === undefined || draft.text.trim() !== '' ? textError(draft.text) : undefined;
    setWrong({
      ...(name !== undefined && { name: t(`name.${name}`) }),
      ...(text !== undefined && { text: t(`rule.${text}`) }),
    });
    if (name === undefined && text === undefined) onSend();
    else
      form.current?.querySelector<HTMLElement>(name === undefined ? 'textarea' : 'input')?.focus();
  };
  const change = (changes: Partial<typeof draft>) => {
    setWrong({});
    onDraftChange({ ...draft, ...changes });
  };
  return (
    <S.Reply
      ref={form}
      noValidate
      aria-label={t('comment.add')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SendBanner state={send} failed={t('comment.failed')} text={draft.text} />
      {guest !== undefined && guest.known === undefined && (
        <NameField guest={guest} error={wrong.name} readOnly={isBusy} />
      )}
      {draft.photo !== undefined && (
        <Tiles aria-label={t('form.photos')}>
          <Tile>
            <FilePicture file={draft.photo} />
            <Remove
              type="button"
              aria-label={t('form.removePhoto', { number: '1' })}
              disabled={isBusy}
              onClick={() => change({ photo: undefined })}
            >
              <CloseIcon />
            </Remove>
          </Tile>
        </Tiles>
      )}
      <S.Field>
        <TextArea
          name="text"
          label={t('comment.add')}
          hideLabel
          placeholder={t('comment.add')}
          rows={1}
          error={wrong.text}
          note={leftOf(draft.text, t)}
          readOnly={isBusy}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={(event) => {
            const isEnter = event.key === 'Enter' && !event.shiftKey;
            // Also while a word is composed; on phones Enter is the only way to a new line.
            if (!isEnter || event.nativeEvent.isComposing || isTouch()) return;
            event.preventDefault();
            submit();
          }}
        />
        <S.InField>
          <S.Camera>
            <CameraIcon />
            <input
              type="file"
              aria-label={t('comment.photo')}
              accept={IMAGE_FILES}
              disabled={isBusy}
              onChange={({ currentTarget }) => {
                const { photos, problem } = takePhotos([...(currentTarget.files ?? [])], 0, 1);
                // The same file can be chosen again.
                currentTarget.value = '';
                setPhotoProblem(problem);
                if (photos[0] !== undefined) change({ photo: photos[0] });
              }}
            />
          </S.Camera>
          <IconButton
            type="submit"
            label={isBusy ? t('comment.sending') : t('comment.send')}
            icon={<SendIcon />}
            busy={isBusy}
          />
        </S.InField>
      </S.Field>
      {photoProblem !== undefined && (
        <Hint $isWrong role="alert">
          {t(`rule.${photoProblem}`)}
        </Hint>
      )}
      {guest?.known !== undefined && <NameShown name={guest.known} onRename={guest.onRename} />}
    </S.Reply>
  );
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
