import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DownloadIcon } from '../../icons';
import { Button } from '../Button';
import * as S from './QrCard.styles';
import { qrPng } from './qrPng';

/** Side of the drawing, in pixels. */
const SIZE = 256;
/** Empty modules round the code that scanners need. */
const QUIET_ZONE = 4;

export interface QrCardProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What the code says: an address. */
  value: string;
  /** What the code is for, for people who do not see it. */
  label: string;
  /** Below the code. */
  caption?: ReactNode;
  /** Gives it a button that saves the code as a picture. */
  download?:
    | {
        label: ReactNode;
        /** Without extension. */
        fileName: string;
        /** What is said while the picture is made. */
        busy: string;
        /** The browser could not make the picture. */
        onFail?: (() => void) | undefined;
      }
    | undefined;
}

/** A code to point a phone at, and to save as a picture. Never mirrored. */
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
