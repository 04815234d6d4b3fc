import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UploadIcon } from '../../icons';
import * as S from './FileDropButtons.styles';
import { takeFiles } from './takeFiles';

export interface FileDropButtonsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `id` of the FileDrop. */
  chooserId: string;
  /** Opens the file chooser: "Choose videos". */
  choose: ReactNode;
  /** Opens the camera: "Film now". */
  camera: ReactNode;
  cameraIcon: ReactNode;
  /** What the camera takes, such as `video/*`. */
  accept: string;
  disabled?: boolean | undefined;
  /** Called with what the camera has taken. */
  onTaken: (files: readonly File[]) => void;
}

/**
 * Two large buttons instead of a FileDrop on narrow windows: its file chooser, and the camera. Rest props and `ref` go to
 * the root.
 */
export function FileDropButtons(props: FileDropButtonsProps) {
  const { chooserId, choose, camera, cameraIcon, accept, disabled, onTaken, ...rest } = props;
  const id = `${chooserId}-camera`;
  return (
    <S.Root {...rest}>
      <S.Button htmlFor={chooserId} $isDisabled={disabled === true}>
        <UploadIcon />
        {choose}
      </S.Button>
      <S.Button htmlFor={id} $isDisabled={disabled === true}>
        {cameraIcon}
        {camera}
      </S.Button>
      <S.CameraInput
        id={id}
        type="file"
        accept={accept}
        capture="environment"
        disabled={disabled}
        onChange={(event) => takeFiles(event.currentTarget, onTaken)}
      />
    </S.Root>
  );
}
