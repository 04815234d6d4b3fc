import { Ltr } from '@jawla/ui';
import { QrCard } from '@jawla/ui/qr';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#core/i18n';
import * as S from './PrintedQr.styles';
import { waysTexts } from './ways.texts';

interface PrintedQrProps {
  url: string;
  name: string;
  onEnd: () => void;
}

/**
 * Prints a QR code with its name and URL in place of the page. A print style sheet rather than a window: the
 * Content Security Policy and pop-up blockers do not affect it.
 */
export function PrintedQr({ url, name, onEnd }: PrintedQrProps) {
  const t = useText(waysTexts);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const onAfterPrint = () => end();
    // Safari on phones returns from `print` before it has printed.
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(
    <S.Paper data-paper>
      <S.OnlyPaper />
      <S.Name>
        <bdi dir="auto">{name}</bdi>
      </S.Name>
      <QrCard value={url} label={t('qr', { name })} />
      <S.Address>
        <Ltr>{url}</Ltr>
      </S.Address>
    </S.Paper>,
    document.body,
  );
}
