import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon, FileIcon } from '../../icons';
import { IconButton } from '../IconButton';
import * as S from './FileList.styles';
import { splitName } from './splitName';

export interface FileEntry {
  /** Distinct in the list. */
  id: string;
  name: string;
  /** Size, length, how far it has got. */
  detail?: ReactNode;
  /** What is wrong with it; takes the place of the detail. */
  error?: ReactNode;
  /** A sign for its kind, or a small picture of it. */
  icon?: ReactNode;
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What the list is called. */
  'aria-label': string;
  /** The files in order. */
  files: readonly FileEntry[];
  /** Gives each file a button that takes it off the list; `label` gets the file's name. */
  removal?: { label: (name: string) => string; onRemove: (id: string) => void } | undefined;
}

/** Files that were chosen. Names run from left to right and keep their extension in sight. */
export function FileList({ files, removal, ...rest }: FileListProps) {
  return (
    <S.Root {...rest}>
      {files.map(({ id, name, detail, error, icon = <FileIcon /> }) => {
        const [start, end] = splitName(name);
        const wrong = error !== undefined;
        return (
          <S.Item key={id}>
            {icon}
            <S.Words>
              <S.Name dir="ltr" title={name}>
                <bdi>{start}</bdi>
                <span>{end}</span>
              </S.Name>
              {(wrong || detail !== undefined) && (
                <S.Detail $wrong={wrong}>{wrong ? error : detail}</S.Detail>
              )}
            </S.Words>
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
