import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../components/Banner';
import type { FileDropProps } from '../../components/FileDrop';
import { FileList, type FileEntry } from '../../components/FileList';
import { LiveRegion } from '../../components/LiveRegion';
import { ProgressBar } from '../../components/ProgressBar';
import { DoneIcon } from '../../icons';
import { useWord, type Word } from '../../text/words';
import * as S from './UploadDialog.styles';

/** State of an upload. */
export type UploadState =
  /** Nothing has been sent; the files can be reviewed. */
  | { phase: 'wait' }
  /** In progress: percent from 0 to 100, and megabytes, speed or time left. */
  | { phase: 'progress'; label: ReactNode; percent: number; detail?: ReactNode }
  /** All bytes are sent; the server is processing them, for an unknown time. */
  | { phase: 'finishing'; label: string; detail?: ReactNode }
  | { phase: 'done'; label: ReactNode }
  /** Failed. The selected files are preserved for a retry, also once the message has hidden. */
  | { phase: 'failed'; message: ReactNode; autoHide?: BannerProps['autoHide'] };

export interface UploadPanelProps {
  /** State of the upload: selection, progress, error or result. */
  state: UploadState;
  /** Props of the FileDrop inside. */
  drop: Pick<FileDropProps, 'label' | 'hint' | 'error' | 'accept' | 'onFiles'>;
  /** The selected files, shown below the drop zone. */
  files?: readonly FileEntry[] | undefined;
  /** Accessible name of the list of files, if not "Selected files". */
  filesLabel?: string | undefined;
  /** Announced at 25, 50 and 75 percent: "42 % uploaded". */
  announcement?: ((percent: number) => string) | undefined;
}

const FILES: Word = { en: 'Selected files', ar: 'الملفات المختارة' };

/** Content of the dialog: the drop zone, or the progress of the upload; and the files. */
export function UploadPanel({
  state,
  drop,
  files = [],
  filesLabel,
  announcement,
}: UploadPanelProps) {
  const listLabel = useWord(FILES, filesLabel);
  const quarter = quarterOf(state);
  const choosing = state.phase === 'wait' || state.phase === 'failed';
  return (
    <S.Root>
      {state.phase === 'failed' && (
        <Banner tone="danger" autoHide={state.autoHide}>
          {state.message}
        </Banner>
      )}
      {choosing ? (
        <S.Drop {...drop} $hasFiles={files.length > 0} {...(files.length > 0 && { icon: null })} />
      ) : (
        <S.Work>
          <Work state={state} />
        </S.Work>
      )}
      {files.length > 0 && <FileList aria-label={listLabel} files={files} />}
      {/* Its own live region, not the page's: a modal dialog around it makes everything outside inert. */}
      <LiveRegion>{quarter > 0 && announcement?.(quarter)}</LiveRegion>
    </S.Root>
  );
}

function Work({ state }: { state: Exclude<UploadState, { phase: 'wait' | 'failed' }> }) {
  switch (state.phase) {
    case 'progress':
      return <ProgressBar label={state.label} percent={state.percent} detail={state.detail} />;
    case 'finishing':
      return <ProgressBar label={state.label} percent={undefined} detail={state.detail} />;
    case 'done':
      return (
        <S.Done role="status">
          <DoneIcon />
          {state.label}
        </S.Done>
      );
    default:
      return state satisfies never;
  }
}

/** The last quarter that was passed, in percent: announcing every percent would be too much. */
function quarterOf(state: UploadState): number {
  return state.phase === 'progress' ? Math.min(3, Math.floor(state.percent / 25)) * 25 : 0;
}
