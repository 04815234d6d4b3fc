import { useEffect, useState, type ComponentType } from 'react';
import { connection, selectReached } from '#core/connection';
import { useAppDispatch, useAppSelector } from '#core/store';
import type { ArchiveUploadProps } from './LoadedArchiveUpload';

/**
 * The dialog that uploads the archive of a tour. Its code loads after the page. Not by `lazy`, whose error would
 * replace the page and its unsaved changes: without the code the page is offline, and loads it as soon as it is not.
 */
export function ArchiveUpload(props: ArchiveUploadProps) {
  const { open } = props;
  const dispatch = useAppDispatch();
  const isReached = useAppSelector(selectReached);
  const [Loaded, setLoaded] = useState<ComponentType<ArchiveUploadProps>>();
  useEffect(() => {
    if (Loaded !== undefined || !isReached) return;
    import('./LoadedArchiveUpload').then(
      ({ LoadedArchiveUpload }) => setLoaded(() => LoadedArchiveUpload),
      () => open && dispatch(connection.actions.lost()),
    );
  }, [Loaded, dispatch, isReached, open]);
  return Loaded && <Loaded {...props} />;
}
