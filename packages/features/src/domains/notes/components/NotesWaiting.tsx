import { Skeleton } from '@jawla/ui';
import * as S from './NotesList.styles';

/** Rows that are loading. */
export function NotesWaiting() {
  return (
    <S.Waiting aria-hidden>
      {['70%', '55%', '80%', '45%', '65%'].map((width) => (
        <S.WaitingRow key={width}>
          <Skeleton blockSize="2.25rem" />
          <Skeleton inlineSize={width} />
          <Skeleton inlineSize="40%" />
        </S.WaitingRow>
      ))}
    </S.Waiting>
  );
}
