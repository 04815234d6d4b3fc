import type { Key } from '@jawla/contract';
import { Text, useConfirm } from '@jawla/ui';
import { useState } from 'react';
import { Moment, TextWithIsolate, useText } from '#core/i18n';
import { isExpired, overlapEnd, type KeyAction } from '../../keys.model';
import { keysTexts } from '../../keys.texts';

interface KeyChange {
  action: KeyAction;
  key: Key;
}

/** Confirms before programs have to be changed. */
export function useAskToChange(onConfirm: (action: KeyAction, key: Key) => void) {
  const t = useText(keysTexts);
  const [now, setNow] = useState(() => new Date());
  const { dialog, ask } = useConfirm(({ action, key }: KeyChange) => ({
    title: (
      <TextWithIsolate text={(slot) => t(`ask.${action}`, { name: slot })}>
        {key.name}
      </TextWithIsolate>
    ),
    confirm: {
      label: t(`action.${action}`),
      variant: action === 'rotate' ? 'primary' : 'danger',
      onPress: () => onConfirm(action, key),
    },
    children: (
      <Text>
        {action === 'revoke' ? (
          t('body.revoke')
        ) : isExpired(key, now) ? (
          t('body.rotateExpired')
        ) : (
          <TextWithIsolate text={(slot) => t('body.rotate', { time: slot })}>
            <Moment at={overlapEnd(key, now)} />
          </TextWithIsolate>
        )}
      </Text>
    ),
  }));
  return {
    dialog,
    ask: (change: KeyChange) => {
      setNow(new Date());
      ask(change);
    },
  };
}
