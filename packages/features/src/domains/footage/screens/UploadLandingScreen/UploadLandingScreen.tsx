import { LinkButton, Notice, PageHeading, Stack, Text, TextLink } from '@jawla/ui';
import { FilmIcon, ForwardIcon, PictureIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useOfflineRemoteData } from '#core/connection';
import { TextWithIsolate, useText } from '#core/i18n';
import { href } from '#core/routing';
import { PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { selectUser } from '#session';
import { readDraft } from '../../footageDraft';
import { loadOwnFootage } from '../../footage.requests';
import { footageTexts } from '../../footage.texts';
import { OwnFootage } from './OwnFootage';
import * as S from './UploadLandingScreen.styles';

const WAYS = [
  { id: 'session', path: href('uploadSession', {}), Icon: FilmIcon },
  { id: 'missing', path: href('uploadMissing', {}), Icon: PictureIcon },
] as const;

/** Staff choose which kind of footage to upload, and see what they uploaded before. */
export function UploadLandingScreen() {
  const t = useText(footageTexts);
  const dispatch = useAppDispatch();
  const reload = () => dispatch(loadOwnFootage.requested(undefined, { force: true }));
  const deliveries = useOfflineRemoteData(useRequest(loadOwnFootage), reload);
  return (
    <Stack gap="xl">
      <PageTitle>{t('landing.title')}</PageTitle>
      <PageHeading title={t('landing.title')} below={t('landing.below')} />
      <Unfinished />
      <S.Doorways>
        {WAYS.map(({ id, path, Icon }) => (
          <S.Doorway key={id}>
            <S.Sign>
              <Icon size="1.5rem" />
            </S.Sign>
            <div>
              <TextLink href={path}>{t(`landing.${id}`)}</TextLink>
              <Text tone="inkMuted">{t(`landing.${id}More`)}</Text>
            </div>
            <ForwardIcon />
          </S.Doorway>
        ))}
      </S.Doorways>
      <OwnFootage deliveries={deliveries} onRetry={reload} />
    </Stack>
  );
}

/** Uploads that were broken off: the same files, chosen again, continue them. */
function Unfinished() {
  const t = useText(footageTexts);
  const user = useAppSelector(selectUser)?.userName ?? '';
  const [drafts] = useState(() => WAYS.map((way) => ({ ...way, ...readDraft(user, way.id) })));
  return drafts
    .filter(({ files }) => files.length > 0)
    .map(({ id, path, files, projectName }) => (
      <Notice
        key={id}
        tone="info"
        title={t('unfinished.title')}
        actions={
          <LinkButton size="s" href={path}>
            {t('unfinished.continue')}
          </LinkButton>
        }
      >
        <TextWithIsolate
          text={(slot) => t('unfinished', { smart_count: files.length, name: slot })}
        >
          {projectName || t(`landing.${id}`)}
        </TextWithIsolate>
      </Notice>
    ));
}
