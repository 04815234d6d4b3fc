import { useMemo } from 'react';
import { formatNumber, useLocale, useText, type Translate } from '#core/i18n';
import { percentOf } from './progress';
import { transferTexts } from './transfers.texts';
import type { Transfer } from './transfers.slice';

export interface TransferTexts {
  percent: number;
  /** The current phase in one sentence. */
  state: string;
  /** Megabytes sent and in total, speed and time left, as far as they are known. */
  detail: string;
}

/** Formats a transfer, and sizes in bytes, as texts. */
export function useTransferFormat(): {
  describe: (transfer: Transfer) => TransferTexts;
  size: (bytes: number) => string;
} {
  const t = useText(transferTexts);
  const locale = useLocale();
  return useMemo(() => {
    const size = (bytes: number) => {
      const { unit, value } = inUnits(bytes);
      return t(`size.${unit}`, { size: formatNumber(value, locale) });
    };
    return {
      size,
      describe(transfer) {
        const { progress } = transfer;
        const { sent, total, bytesPerSecond, secondsLeft } = progress;
        const isMoving = transfer.phase === 'sending' && !transfer.stalled;
        const detail = [
          t('amount', { sent: size(sent), total: size(total) }),
          ...(isMoving && bytesPerSecond ? [t('speed', { size: size(bytesPerSecond) })] : []),
          ...(isMoving && secondsLeft !== undefined ? [timeLeft(secondsLeft, t)] : []),
        ];
        return {
          percent: percentOf(progress),
          state: t(stateOf(transfer)),
          detail: detail.join(' · '),
        };
      },
    };
  }, [locale, t]);
}

const PAUSED = { online: 'offline', signedIn: 'signedOut', resumed: 'paused' } as const;

function stateOf(transfer: Transfer) {
  if (transfer.phase === 'sending' && transfer.stalled) return 'stalled';
  if (transfer.phase !== 'paused') return transfer.phase;
  return PAUSED[transfer.until];
}

/** Decimal units, as in limits and by devices; one decimal place for small values only. */
function inUnits(bytes: number) {
  if (bytes >= 999_500_000) return { unit: 'GB' as const, value: Math.round(bytes / 1e8) / 10 };
  if (bytes >= 9_950_000) return { unit: 'MB' as const, value: Math.round(bytes / 1e6) };
  if (bytes >= 999_500) return { unit: 'MB' as const, value: Math.round(bytes / 1e5) / 10 };
  return { unit: 'kB' as const, value: Math.ceil(bytes / 1000) };
}

function timeLeft(seconds: number, t: Translate<typeof transferTexts>): string {
  if (seconds < 60) return t('secondsLeft', { smart_count: seconds });
  if (seconds < 5400) return t('minutesLeft', { smart_count: Math.round(seconds / 60) });
  return t('hoursLeft', { smart_count: Math.round(seconds / 3600) });
}
