import type { FootageDelivery, FootageFile } from '@jawla/contract';
import { footageArchiveUrl } from '@jawla/contract/footage';
import { Button, Drawer, LinkButton, Stack, Tag, Text } from '@jawla/ui';
import { CheckIcon, DownloadIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { Moment, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { folderText, footageTexts } from '../../footage.texts';
import { inboxTexts } from '../../inbox.texts';
import { Sender, TakenBy } from './DeliveryFacts';
import { DeliveryFiles } from './DeliveryFiles';
import { FilmDialog } from './FilmDialog';

interface DeliveryDrawerProps {
  /** Stays the last one while the drawer closes. */
  delivery: FootageDelivery | undefined;
  open: boolean;
  onTake: (delivery: FootageDelivery) => void;
  onClose: () => void;
}

/** A delivery with all its files, which can be looked at and downloaded one by one. */
export function DeliveryDrawer({ delivery, open, onTake, onClose }: DeliveryDrawerProps) {
  const t = useText(inboxTexts);
  const tFootage = useText(footageTexts);
  const { size } = useTransferFormat();
  const [film, setFilm] = useState<FootageFile>();
  if (delivery === undefined) return null;
  const { _id, projectName, isMatched, folder, files, bytes, createdAt, taken, isReady } = delivery;
  return (
    <>
      <Drawer
        open={open}
        title={<bdi dir="auto">{projectName}</bdi>}
        isDescribed={false}
        onClose={onClose}
        footer={
          <>
            {isReady && (
              <LinkButton href={footageArchiveUrl(_id)} download icon={<DownloadIcon />}>
                {t('downloadAll')}
              </LinkButton>
            )}
            {taken === null && (
              <Button variant="primary" icon={<CheckIcon />} onClick={() => onTake(delivery)}>
                {t('take')}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="m">
          {!isMatched && (
            <div>
              <Tag tone="warning">{t('unmatched')}</Tag>
            </div>
          )}
          <Text tone="inkMuted">
            {tFootage(folderText(folder))} · {tFootage('count', { smart_count: files })} ·{' '}
            <bdi>{size(bytes)}</bdi>
            <br />
            <Sender {...delivery} /> · <Moment at={createdAt} />
            {taken && (
              <>
                <br />
                <TakenBy {...taken} />
              </>
            )}
          </Text>
          <DeliveryFiles delivery={delivery} onPlay={setFilm} />
        </Stack>
      </Drawer>
      <FilmDialog film={film} onClose={() => setFilm(undefined)} />
    </>
  );
}
