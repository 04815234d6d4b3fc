import { useState } from 'react';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Ltr } from '../../components/Ltr';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Select } from '../../components/Select';
import { Slider } from '../../components/Slider';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import type { Brand } from '../../theme/Brand';
import { CONTRAST_PAIRS } from '../../theme/contrast';
import { useLocale } from '../../theme/DirectionProvider';
import { textsFor } from '../../theme/locale';
import {
  accentOf,
  brandOfDraft,
  CORNERS,
  DENSITY,
  FIRST_DRAFT,
  FONTS,
  keysOf,
  MOTIONS,
  oneOf,
  RATIO,
  SHADOWS,
  type BrandDraft,
} from './brandDraft';
import { brandFile } from './brandFile';
import { BrandFileView } from './BrandFileView';
import * as S from './BrandForm.styles';
import { brandTexts } from './BrandForm.texts';
import { ContrastList } from './ContrastList';

export interface BrandFormProps {
  /** The initial values. */
  initial: BrandDraft;
  /** Called with each draft whose accent is a colour. */
  onDraft: (draft: BrandDraft) => void;
}

/** Creates a brand from one colour and a few choices, and shows its contrast and its file. */
export function BrandForm({ initial, onDraft }: BrandFormProps) {
  const texts = textsFor(useLocale(), brandTexts);
  // Incomplete input may be no colour: the last valid draft is used.
  const [typed, setTyped] = useState(initial);
  const [used, setUsed] = useState(() => (draftBrand(initial) ? initial : FIRST_DRAFT));
  const brand = brandOfDraft(used);
  const isColor = draftBrand(typed) !== undefined;
  const change = (part: Partial<BrandDraft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const usable = draftBrand(next) ? next : { ...next, accent: used.accent };
    setUsed(usable);
    onDraft(usable);
  };
  return (
    <S.Form onSubmit={(event) => event.preventDefault()}>
      <S.Fields>
        <S.Choice>
          <S.Accent>
            <TextField
              label={texts.accent}
              hint={
                <>
                  {texts.accentHint} <Ltr>#0e6b5c, teal, oklch(0.5 0.1 180)</Ltr>
                </>
              }
              error={isColor ? undefined : texts.notColor}
              value={typed.accent}
              onChange={({ target }) => change({ accent: target.value })}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
            />
            <S.Picker
              type="color"
              aria-label={texts.picker}
              value={accentOf(used)}
              onChange={({ target }) => change({ accent: target.value })}
            />
          </S.Accent>
          <AccentNote brand={brand} draft={used} texts={texts} />
        </S.Choice>
        <S.Choice>
          <S.Label aria-hidden>{texts.corners}</S.Label>
          <SegmentedControl
            label={texts.corners}
            value={typed.corners}
            options={keysOf(CORNERS).map((value) => ({ value, label: texts.cornerNames[value] }))}
            onValueChange={(corners) => change({ corners })}
          />
        </S.Choice>
        <Select
          label={texts.fonts}
          value={typed.fonts}
          options={keysOf(FONTS).map((value) => ({ value, label: namesOf(FONTS[value]) }))}
          onChange={({ target }) => change({ fonts: oneOf(FONTS, target.value) ?? typed.fonts })}
        />
        <Slider
          label={texts.density}
          value={typed.density}
          {...DENSITY}
          format={(value) => value.toFixed(2)}
          onValueChange={(density) => change({ density })}
        />
        <Slider
          label={texts.ratio}
          value={typed.ratio}
          {...RATIO}
          format={(value) => value.toFixed(2)}
          onValueChange={(ratio) => change({ ratio })}
        />
        <Select
          label={texts.shadows}
          value={typed.shadows}
          options={keysOf(SHADOWS).map((value) => ({ value, label: texts.shadowNames[value] }))}
          onChange={({ target }) =>
            change({ shadows: oneOf(SHADOWS, target.value) ?? typed.shadows })
          }
        />
        <Select
          label={texts.motion}
          value={typed.motion}
          options={keysOf(MOTIONS).map((value) => ({ value, label: texts.motionNames[value] }))}
          onChange={({ target }) =>
            change({ motion: oneOf(MOTIONS, target.value) ?? typed.motion })
          }
        />
      </S.Fields>
      <div>
        <Button onClick={() => change(FIRST_DRAFT)}>{texts.reset}</Button>
      </div>
      <Stack gap="s">
        <Heading level={2}>{texts.contrast}</Heading>
        <Text>{texts.allPass(CONTRAST_PAIRS.length)}</Text>
        <ContrastList brand={brand} texts={texts} />
      </Stack>
      <BrandFileView file={brandFile(used)} texts={texts} />
    </S.Form>
  );
}

interface AccentNoteProps {
  brand: Brand;
  draft: BrandDraft;
  texts: (typeof brandTexts)['en' | 'ar'];
}

/** Whether the accent is used unchanged, and otherwise the adjusted colour. */
function AccentNote({ brand, draft, texts }: AccentNoteProps) {
  const given = accentOf(draft);
  const moved = (['light', 'dark'] as const).filter(
    (scheme) => brand.colors[scheme].accent !== given,
  );
  if (moved.length === 0) return <Text size="small">{texts.kept}</Text>;
  return (
    <Text size="small">
      {texts.moved}{' '}
      {moved.map((scheme) => (
        <span key={scheme}>
          {texts[scheme]} <S.Swatch style={{ background: brand.colors[scheme].accent }} />{' '}
          <Ltr>{brand.colors[scheme].accent}</Ltr>{' '}
        </span>
      ))}
    </Text>
  );
}

function namesOf({ latin, arabic }: Brand['fonts']): string {
  return [...new Set([latin, arabic])].map((name) => name.replace(' Variable', '')).join(', ');
}

function draftBrand(draft: BrandDraft): Brand | undefined {
  try {
    return brandOfDraft(draft);
  } catch {
    return undefined;
  }
}
