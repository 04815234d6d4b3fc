import type { FootageDelivery } from '@jawla/contract';
import { Day, localDay, TextWithIsolate, useText } from '#core/i18n';
import { inboxTexts } from '../../inbox.texts';

/** Who handed files in. */
export function Sender({ sender }: Pick<FootageDelivery, 'sender'>) {
  const t = useText(inboxTexts);
  return sender ? <bdi>{sender}</bdi> : t('delivery.unknown');
}

/** Who took them, and when. */
export function TakenBy({ at, by }: NonNullable<FootageDelivery['taken']>) {
  const t = useText(inboxTexts);
  return (
    <>
      {by ? (
        <TextWithIsolate text={(slot) => t('delivery.takenBy', { name: slot })}>
          {by}
        </TextWithIsolate>
      ) : (
        t('delivery.taken')
      )}{' '}
      · <Day day={localDay(new Date(at))} />
    </>
  );
}
