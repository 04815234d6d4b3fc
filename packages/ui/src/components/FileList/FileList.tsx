import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon, FileIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './FileList.styles';
import { splitName } from './splitName';

export interface FileEntry {
  /** Unique in the list. */
  id: string;
  name: string;
  /** Details, such as size, length or progress. */
  detail?: ReactNode;
  /** Error message, shown instead of the details. */
  error?: ReactNode;
  /** An icon of its kind, or a thumbnail. */
  icon?: ReactNode;
  /** Buttons for it, at the end of its row. */
  actions?: ReactNode;
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list. */
  'aria-label': string;
  /** The files in order. */
  files: readonly FileEntry[];
  /** Gives each file a button that removes it; `label` gets the file's name. */
  removal?: { label: (name: string) => string; onRemove: (id: string) => void } | undefined;
}

/** A list of selected files. Names run from left to right, and their extensions are always visible. */
export function FileList({ files, removal, ...rest }: FileListProps) {
  return (
    <S.Root {...rest}>
      {files.map(({ id, name, detail, error, icon = <FileIcon />, actions }) => {
        const [start, end] = splitName(name);
        const wrong = error !== undefined;
        return (
          <S.Item key={id}>
            {icon}
            <S.Words>
              <S.Name dir="ltr" title={name} aria-hidden>
                <bdi>{start}</bdi>
                <span>{end}</span>
              </S.Name>
              {/* Screen readers would read the two parts as two texts. */}
              <VisuallyHidden>{name}</VisuallyHidden>
              {(wrong || detail !== undefined) && (
                <S.Detail $wrong={wrong}>{wrong ? error : detail}</S.Detail>
              )}
            </S.Words>
            {isShown(actions) && <S.Actions>{actions}</S.Actions>}
            {removal !== undefined && (
              <IconButton
                size="s"
                label={removal.label(name)}
                icon={<CloseIcon />}
                onClick={() => removal.onRemove(id)}
              />
            )}
          </S.Item>
        );
      })}
    </S.Root>
  );
}
