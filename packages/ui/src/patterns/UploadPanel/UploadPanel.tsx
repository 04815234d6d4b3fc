import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Banner } from '../../components/Banner';
import { FileDrop, type FileDropProps } from '../../components/FileDrop';
import { FileList, type FileEntry } from '../../components/FileList';
import { LiveRegion } from '../../components/LiveRegion';
import { ProgressBar } from '../../components/ProgressBar';
import { DoneIcon } from '../../icons';
import * as S from './UploadPanel.styles';

/** Where an upload stands. */
export type UploadState =
  /** Nothing has been sent; what was chosen may be looked at first. */
  | { phase: 'wait' }
  /** Under way: percent from 0 to 100, and megabytes, speed or time left. */
  | { phase: 'progress'; label: ReactNode; percent: number; detail?: ReactNode }
  /** All bytes are sent; the server still processes them, for an unknown time. */
  | { phase: 'finishing'; label: ReactNode; detail?: ReactNode }
  | { phase: 'done'; label: ReactNode }
  /** It did not work. What was chosen is kept, so that it can be tried again. */
  | { phase: 'failed'; message: ReactNode };

export interface UploadPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the panel shows: the choice, the progress, an error or the result. */
  state: UploadState;
  /** Props of the FileDrop inside. */
  drop: Pick<
    FileDropProps,
    'label' | 'hint' | 'error' | 'icon' | 'accept' | 'multiple' | 'disabled' | 'onFiles'
  >;
  /** What was chosen. While there is any, it stands below the place to drop on. */
  files?: readonly FileEntry[] | undefined;
  /** What the list of files is called. */
  filesLabel: string;
  /** Gives each file a button that removes it from the list. */
  removal?: { label: (name: string) => string; onRemove: (id: string) => void } | undefined;
  /** What is known about the files before they are sent: checks, an estimate. */
  preflight?: ReactNode;
  /** Said at 25, 50 and 75 percent: "42 % uploaded". */
  announcement?: ((percent: number) => string) | undefined;
  /** Buttons of the phase: Upload, Cancel, Try again. */
  actions?: ReactNode;
}

/** From choosing files to having sent them, in one place. It draws a state; the caller does the sending. */
export function UploadPanel({
  state,
  drop,
  files = [],
  filesLabel,
  removal,
  preflight,
  announcement,
  actions,
  ...rest
}: UploadPanelProps) {
  const quarter = quarterOf(state);
  const choosing = state.phase === 'wait' || state.phase === 'failed';
  return (
    <S.Root {...rest}>
      {state.phase === 'failed' && <Banner tone="danger">{state.message}</Banner>}
      {choosing ? (
        <FileDrop {...drop} />
      ) : (
        <S.Work>
          <Work state={state} />
        </S.Work>
      )}
      {files.length > 0 && (
        <FileList aria-label={filesLabel} files={files} removal={choosing ? removal : undefined} />
      )}
      {choosing && preflight}
      {/* Here, and not in the page's own voice: a dialog around it silences everything outside. */}
      <LiveRegion>{quarter > 0 && announcement?.(quarter)}</LiveRegion>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
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

/** The last quarter that is behind, in percent: every percent would talk without end. */
function quarterOf(state: UploadState): number {
  return state.phase === 'progress' ? Math.min(3, Math.floor(state.percent / 25)) * 25 : 0;
}
