import type { FootageDelivery } from '@jawla/contract';
import { footageArchiveUrl } from '@jawla/contract/footage';
import { Button, LinkButton, Stack, Text } from '@jawla/ui';
import { CheckIcon, DeleteIcon, DownloadIcon } from '@jawla/ui/icons';
import { useId, useRef, useState } from 'react';
import { useFocusLoss } from '#core/forms';
import { Day, localDay, Moment, TextWithIsolate, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { folderText, footageTexts } from '../../footage.texts';
import { inboxTexts } from '../../inbox.texts';
import { DeliveryFiles } from './DeliveryFiles';
import * as S from './FootageInbox.styles';
import { Still } from './Still';
import { isBeingPrepared } from './useInbox';

interface DeliveryProps {
  delivery: FootageDelivery;
  isTaking: boolean;
  isDeleting: boolean;
  onTake: (id: string) => void;
  onDelete: (delivery: FootageDelivery) => void;
  /** The delivery has left the list while its button had the focus. */
  onFocusLost: () => void;
}

/** Files that were handed in together. */
export function Delivery({ delivery, isTaking, isDeleting, ...actions }: DeliveryProps) {
  const { onTake, onDelete, onFocusLost } = actions;
  const t = useText(inboxTexts);
  const tFootage = useText(footageTexts);
  const { size } = useTransferFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const takeButton = useRef<HTMLButtonElement>(null);
  useFocusLoss(takeButton, onFocusLost);
  const { _id, folder, sender, files, bytes, createdAt, taken, isReady, strip } = delivery;
  const others = files - strip.length;
  return (
    <S.Delivery aria-labelledby={id}>
      <Stack gap="xs">
        <Text id={id} strong>
          {tFootage(folderText(folder))} · <Moment at={createdAt} />
        </Text>
        <Text size="small" tone="inkMuted">
          {tFootage('count', { smart_count: files })} · <bdi>{size(bytes)}</bdi> ·{' '}
          {sender ? (
            <TextWithIsolate text={(slot) => t('delivery.by', { name: slot })}>
              {sender}
            </TextWithIsolate>
          ) : (
            t('delivery.unknown')
          )}
        </Text>
        {taken && (
          <Text size="small" tone="inkMuted">
            {taken.by ? (
              <TextWithIsolate text={(slot) => t('delivery.takenBy', { name: slot })}>
                {taken.by}
              </TextWithIsolate>
            ) : (
              t('delivery.taken')
            )}{' '}
            · <Day day={localDay(new Date(taken.at))} />
          </Text>
        )}
      </Stack>
      {!isOpen && strip.length > 0 && (
        <S.Strip aria-hidden>
          {strip.map((file) => (
            <Still key={file._id} file={file} />
          ))}
          {others > 0 && (
            <Text size="small" tone="inkMuted">
              {t('more', { smart_count: others })}
            </Text>
          )}
        </S.Strip>
      )}
      <S.Actions>
        <Button size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideFiles' : 'showFiles')}
        </Button>
        {isReady ? (
          <LinkButton size="s" href={footageArchiveUrl(_id)} download icon={<DownloadIcon />}>
            {t('downloadAll')}
          </LinkButton>
        ) : (
          isBeingPrepared(delivery) && (
            <Button size="s" icon={<DownloadIcon />} disabled>
              {t('preparing')}
            </Button>
          )
        )}
        {taken === null && (
          <Button
            ref={takeButton}
            size="s"
            icon={<CheckIcon />}
            busy={isTaking ? t('taking') : undefined}
            onClick={() => onTake(_id)}
          >
            {t('take')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          icon={<DeleteIcon />}
          busy={isDeleting ? t('deleting') : undefined}
          onClick={() => onDelete(delivery)}
        >
          {t('delete')}
        </Button>
      </S.Actions>
      {isOpen && <DeliveryFiles delivery={delivery} />}
    </S.Delivery>
  );
}
