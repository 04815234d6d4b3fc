import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DownloadIcon } from '../../icons';
import { Button } from '../Button';
import * as S from './QrCard.styles';
import { qrPng } from './qrPng';

/** Side of the code, in pixels. */
const SIZE = 256;
/** Quiet zone around the code that scanners require, in modules. */
const QUIET_ZONE = 4;

export interface QrCardProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The encoded URL. */
  value: string;
  /** Alternative text: what the code is for. */
  label: string;
  /** Text below the code. */
  caption?: ReactNode;
  /** Adds a button that downloads the code as an image. */
  download?:
    | {
        label: ReactNode;
        /** File name without extension. */
        fileName: string;
        /** Busy label while the image is created. */
        busy: string;
        /** Error message if the browser cannot create the image. */
        onFail?: (() => void) | undefined;
      }
    | undefined;
}

/** A QR code to scan or to download as an image. Never mirrored. */
export function QrCard({ value, label, caption, download, ...rest }: QrCardProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [busy, setBusy] = useState(false);

  const save = async ({ fileName, onFail }: NonNullable<QrCardProps['download']>) => {
    if (drawing.current === null) return;
    setBusy(true);
    try {
      const address = URL.createObjectURL(await qrPng(drawing.current));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${fileName}.png`;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      onFail?.();
    } finally {
      setBusy(false);
    }
  };

  return (
    <S.Root {...rest}>
      <S.Paper>
        <QRCodeSVG
          ref={drawing}
          value={value}
          size={SIZE}
          level="L"
          marginSize={QUIET_ZONE}
          bgColor="white"
          fgColor="black"
          role="img"
          aria-label={label}
        />
      </S.Paper>
      {caption !== undefined && <S.Caption>{caption}</S.Caption>}
      {download !== undefined && (
        <Button
          icon={<DownloadIcon />}
          busy={busy ? download.busy : undefined}
          onClick={() => void save(download)}
        >
          {download.label}
        </Button>
      )}
    </S.Root>
  );
}
