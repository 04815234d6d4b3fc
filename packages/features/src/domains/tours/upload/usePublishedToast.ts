import { useToast, type ShownToast } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dataOf, toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useRequest } from '#core/store';
import type { Transfer } from '#transfers';
import { findTour } from '../tours.requests';
import { pilotNameOf, uploadedTour, type ArchiveSubject } from './archiveRequests';
import { tourUploadTexts } from './tourUpload.texts';

/** Long enough to read it and to reach the link with the keyboard. */
const PUBLISHED_MS = 20_000;

/**
 * Says once that an upload has been published, with a link to the tour.
 *
 * @param isCovered Whether the upload's dialog is open: the message waits, because it would be inert.
 */
export function usePublishedToast(
  subject: ArchiveSubject,
  transfer: Transfer | undefined,
  isCovered: boolean,
): void {
  const t = useText(tourUploadTexts);
  const show = useToast();
  const publishedAt = transfer?.phase === 'done' ? transfer.at : undefined;
  // An earlier visit of this page has said so.
  const told = useRef(publishedAt);
  const toast = useRef<ShownToast>(undefined);
  const isNew = publishedAt !== undefined && subject.kind === 'tour';
  const tour = useRequest(findTour, isNew ? uploadedTour(subject) : undefined);
  const file = transfer?.files[0]?.name ?? '';
  const url =
    subject.kind === 'pilot'
      ? href('pilot', { name: pilotNameOf(file) })
      : dataOf(toRemoteData(tour))?.path;
  const actionTo = (address: string | undefined) =>
    address === undefined ? undefined : { label: t('archive.open'), href: address, external: true };

  const tell = useEffectEvent((at: number | undefined) => {
    if (at === undefined || at === told.current) return;
    told.current = at;
    toast.current = show({
      message: t('archive.published'),
      tone: 'success',
      duration: PUBLISHED_MS,
      action: actionTo(url),
    });
  });
  useEffect(() => {
    if (!isCovered) tell(publishedAt);
  }, [isCovered, publishedAt]);

  // The URL may be known only afterwards.
  const complete = useEffectEvent((address: string | undefined) => {
    if (address !== undefined && publishedAt === told.current) {
      toast.current?.update({ action: actionTo(address) });
    }
  });
  useEffect(() => complete(url), [url]);
}
