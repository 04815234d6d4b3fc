import type { Note } from '@jawla/contract';
import { Button, NumberPill, VisuallyHidden } from '@jawla/ui';
import { CheckIcon, UndoIcon } from '@jawla/ui/icons';
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { CommentIcon } from './CommentIcon';
import { Facts } from './Facts';
import { NoteMenu } from './NoteMenu';
import { NotePhotos } from './NotePhotos';
import * as S from './NoteRow.styles';
import { NoteText } from './NoteText';
import { roomName, roomTexts, rowName, splitText } from './noteWords';
import type { NoteActions } from './props';
import { useToday } from './useToday';

interface NoteRowProps {
  note: Note;
  slot: string;
  isChosen: boolean;
  isSaving: boolean;
  /** Whether it is the tab stop of the list. */
  isStop: boolean;
  notice: ReactNode;
  actions: NoteActions;
  onGo: (note: Note) => void;
  onShow: (note: Note) => void;
  onFocus: (note: Note) => void;
  /** Position among all, also of those that are not rendered. */
  index: number;
  count: number;
  skipped: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** A note in the list: its first line and its facts; the chosen one with its text, photos and actions. */
export const NoteRow = memo(function NoteRow({
  note,
  slot,
  isChosen,
  isSaving,
  isStop,
  notice,
  actions,
  onGo,
  onShow,
  onFocus,
  index,
  count,
  skipped,
  measure,
}: NoteRowProps) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const locale = useLocale();
  const today = useToday();
  const [line] = splitText(note.text);
  const [photo] = note.pictures;
  const room = note.place === null ? t('row.noPlace') : roomName(note.place, tRoom);
  return (
    <S.Row
      ref={measure}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-busy={isSaving || undefined}
      data-chosen={isChosen || undefined}
      $isSaving={isSaving}
      {...(skipped > 0 && { style: { marginBlockStart: skipped } })}
    >
      <S.Go
        type="button"
        data-note={note._id}
        aria-current={isChosen || undefined}
        aria-expanded={isChosen}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(note)}
        onClick={() => onGo(note)}
      >
        <VisuallyHidden>{rowName({ note, room, today, locale, t })}</VisuallyHidden>
        <S.Seen aria-hidden>
          <NumberPill
            number={note.number}
            look={
              isChosen
                ? 'chosen'
                : note.status === 'done'
                  ? 'done'
                  : note.place === null
                    ? 'dashed'
                    : 'plain'
            }
          />
          <S.Words>
            <S.Line>{line}</S.Line>
            {!isChosen && <Facts {...{ note, slot }} />}
          </S.Words>
          {!isChosen && photo !== undefined && <S.Thumbnail src={photo.thumbnail} alt="" />}
        </S.Seen>
      </S.Go>
      {isChosen && <Chosen {...{ note, slot, isSaving, notice, actions, onShow }} />}
    </S.Row>
  );
});

function Chosen({
  note,
  slot,
  isSaving,
  notice,
  actions,
  onShow,
}: Pick<NoteRowProps, 'note' | 'slot' | 'isSaving' | 'notice' | 'actions' | 'onShow'>) {
  const t = useText(notesTexts);
  const { comments, pictures, number } = note;
  const [, rest] = splitText(note.text);
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = text;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() =>
      setCut(current.scrollHeight > current.clientHeight + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <S.More>
        {rest !== '' && (
          <S.Text ref={text}>
            <NoteText isInList>{rest}</NoteText>
          </S.Text>
        )}
        {isCut && (
          <S.ShowAll>
            <Button size="s" variant="quiet" onClick={() => onShow(note)}>
              {t('row.showAll')}
            </Button>
          </S.ShowAll>
        )}
        <NotePhotos note={number} pictures={pictures} />
        <S.Below>
          <Facts {...{ note, slot }} isStrong hidesComments />
        </S.Below>
      </S.More>
      {notice !== undefined && <S.Notice>{notice}</S.Notice>}
      {!isSaving && (
        <S.Actions>
          <StatusButton {...{ note, actions }} />
          {(comments > 0 || actions.mayWrite) && (
            <Button size="s" variant="quiet" icon={<CommentIcon />} onClick={() => onShow(note)}>
              {comments > 0 ? t('row.comments', { smart_count: comments }) : t('comment.add')}
            </Button>
          )}
          <NoteMenu note={note} {...actions} />
        </S.Actions>
      )}
    </>
  );
}

/** Marks a note as done, or opens it again. */
export function StatusButton({ note, actions }: { note: Note; actions: NoteActions }) {
  const t = useText(notesTexts);
  if (!actions.mayWrite) return null;
  const isOpen = note.status === 'open';
  return (
    <Button
      size="s"
      icon={isOpen ? <CheckIcon /> : <UndoIcon />}
      onClick={() => actions.onStatus(note, isOpen ? 'done' : 'open')}
    >
      {t(isOpen ? 'markDone' : 'reopen')}
    </Button>
  );
}
