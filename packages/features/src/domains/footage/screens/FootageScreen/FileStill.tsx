import { IMAGE_EXTENSIONS } from '@jawla/contract/fileTypes';
import { FilmIcon, PictureIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { TransferredFile } from '#transfers';
import * as S from './FileStill.styles';

/**
 * A picture of a chosen file: the photo, or the beginning of the video. Browsers do not show every type, such as mkv: an
 * icon stays then, as it does until the row is in sight. Two hundred videos at once would be too much for a phone.
 */
export function FileStill({ file }: { file: TransferredFile }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  const [isShown, setShown] = useState(false);
  const isPicture = IMAGE_EXTENSIONS.some((extension) =>
    file.name.toLowerCase().endsWith(`.${extension}`),
  );
  useEffect(() => {
    const { current } = frame;
    if (current === null || !(file instanceof Blob)) return undefined;
    let address: string | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (address !== undefined || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      address = URL.createObjectURL(file);
      setUrl(address);
      observer.disconnect();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      if (address !== undefined) URL.revokeObjectURL(address);
      setUrl(undefined);
      setShown(false);
    };
  }, [file]);
  const show = () => setShown(true);
  return (
    <S.Frame ref={frame} aria-hidden>
      {isPicture ? <PictureIcon /> : <FilmIcon />}
      {url !== undefined &&
        (isPicture ? (
          <S.Photo src={url} alt="" decoding="async" $isShown={isShown} onLoad={show} />
        ) : (
          // Seeks: phones paint nothing of a video at its very beginning.
          <S.Video
            src={`${url}#t=0.1`}
            muted
            playsInline
            preload="metadata"
            tabIndex={-1}
            $isShown={isShown}
            onLoadedData={show}
          />
        ))}
    </S.Frame>
  );
}
