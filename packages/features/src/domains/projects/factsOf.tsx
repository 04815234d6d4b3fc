import type { Project } from '@jawla/contract';
import { Ltr, type ProjectFact } from '@jawla/ui';
import type { Translate } from '#core/i18n';
import type { projectTexts } from './projects.texts';

/** What is known of a project, in the order of the specification. */
export function factsOf(
  { type, area, height, duration }: Project,
  t: Translate<typeof projectTexts>,
): ProjectFact[] {
  const facts: (ProjectFact | false)[] = [
    type !== '' && { label: t('card.type'), value: t(`type.${type}`) },
    area !== '' && { label: t('card.area'), value: measure(area, t('card.squareMetres')) },
    height !== '' && { label: t('card.height'), value: measure(height, t('card.metres')) },
    duration !== '' && { label: t('card.duration'), value: <bdi dir="auto">{duration}</bdi> },
  ];
  return facts.filter((fact) => fact !== false);
}

/** A plain number gets its unit; other text is assumed to contain one. */
function measure(value: string, unit: string) {
  return /^[\d.,\s]+$/.test(value) ? (
    <>
      <Ltr>{value}</Ltr> {unit}
    </>
  ) : (
    <bdi dir="auto">{value}</bdi>
  );
}
