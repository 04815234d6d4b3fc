import { useState, type ComponentPropsWithRef } from 'react';
import * as S from './ImageCompare.styles';

export interface ComparedImage {
  src: string;
  alt: string;
  /** Caption in a corner of its side: the date. */
  caption: string;
}

export interface ImageCompareProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The earlier picture, at the inline start. */
  before: ComparedImage;
  /** The later picture, at the inline end. */
  after: ComparedImage;
  /** Accessible name of the divider: "Move the curtain". */
  label: string;
  /** Accessible value of the divider: "60% of 1 May 2026". */
  valueText: (percent: number) => string;
  /** Initially visible part of the earlier picture, in percent. */
  defaultPercent?: number | undefined;
}

/**
 * Two pictures of one place at two times, with a divider that is moved by touch, mouse or arrow keys.
 * Pictures of different aspect ratios are cropped to the frame.
 */
export function ImageCompare({
  before,
  after,
  label,
  valueText,
  defaultPercent = 50,
  ...rest
}: ImageCompareProps) {
  const [percent, setPercent] = useState(() => Math.min(100, Math.max(0, defaultPercent)));
  return (
    <S.Root {...rest}>
      <S.Image src={after.src} alt={after.alt} draggable={false} />
      <S.Before $percent={percent}>
        <S.Image src={before.src} alt={before.alt} draggable={false} />
      </S.Before>
      <S.Captions aria-hidden>
        <S.Caption dir="auto">{before.caption}</S.Caption>
        <S.Caption dir="auto">{after.caption}</S.Caption>
      </S.Captions>
      <S.Line $percent={percent} aria-hidden />
      {/* A native range input: drag, click and keys in both directions, and its value is announced. */}
      <S.Range
        type="range"
        aria-label={label}
        aria-valuetext={valueText(percent)}
        min={0}
        max={100}
        value={percent}
        onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
      />
    </S.Root>
  );
}
