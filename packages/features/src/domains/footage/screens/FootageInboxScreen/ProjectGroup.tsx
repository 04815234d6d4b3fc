import type { FootageDelivery } from '@jawla/contract';
import { Heading, Tag, TextLink } from '@jawla/ui';
import { useId } from 'react';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { inboxTexts } from '../../inbox.texts';
import { Delivery } from './Delivery';
import * as S from './FootageInbox.styles';

interface ProjectGroupProps {
  deliveries: readonly [FootageDelivery, ...FootageDelivery[]];
  isTaking: (id: string) => boolean;
  isDeleting: (id: string) => boolean;
  onTake: (id: string) => void;
  onDelete: (delivery: FootageDelivery) => void;
  onFocusLost: () => void;
}

/** The deliveries of one project. */
export function ProjectGroup({ deliveries, isTaking, isDeleting, ...actions }: ProjectGroupProps) {
  const t = useText(inboxTexts);
  const id = useId();
  const { projectName, isMatched, project } = deliveries[0];
  return (
    <S.Group aria-labelledby={id}>
      <S.GroupHead>
        <Heading id={id} level={2} size="lead">
          <bdi dir="auto">{projectName}</bdi>
        </Heading>
        {!isMatched && <Tag tone="warning">{t('unmatched')}</Tag>}
        {project && (
          <TextLink
            href={href('projectEditor', { clientID: project.userName, projectID: project._id })}
          >
            {t('openProject')}
          </TextLink>
        )}
      </S.GroupHead>
      <S.Deliveries>
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery._id}
            delivery={delivery}
            isTaking={isTaking(delivery._id)}
            isDeleting={isDeleting(delivery._id)}
            {...actions}
          />
        ))}
      </S.Deliveries>
    </S.Group>
  );
}
