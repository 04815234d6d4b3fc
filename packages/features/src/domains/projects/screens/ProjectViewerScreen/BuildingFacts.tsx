import type { Project } from '@jawla/contract';
import { useText } from '#core/i18n';
import { factsOf } from '../../factsOf';
import { projectTexts } from '../../projects.texts';
import * as S from './BuildingFacts.styles';

/** Where the building is, and what is known of it. Nothing if there is neither. */
export function BuildingFacts({ project }: { project: Project }) {
  const t = useText(projectTexts);
  const facts = factsOf(project, t);
  const { location } = project;
  if (facts.length === 0 && location === '') return null;
  return (
    <S.Root>
      {location !== '' && <bdi dir="auto">{location}</bdi>}
      <S.Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
    </S.Root>
  );
}
