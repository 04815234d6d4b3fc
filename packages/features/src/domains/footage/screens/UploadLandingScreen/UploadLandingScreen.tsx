import { Card, Grid, GridItem, LinkButton, PageHeading, Stack, Text } from '@jawla/ui';
import { FilmIcon, PictureIcon } from '@jawla/ui/icons';
import { toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { PageTitle } from '#core/routing';
import { useAppDispatch, useRequest } from '#core/store';
import { loadOwnFootage } from '../../footage.requests';
import { footageTexts } from '../../footage.texts';
import { OwnFootage } from './OwnFootage';

const WAYS = [
  { id: 'session', path: href('uploadSession', {}), Icon: FilmIcon },
  { id: 'missing', path: href('uploadMissing', {}), Icon: PictureIcon },
] as const;

/** Staff choose which kind of footage to upload, and see what they uploaded before. */
export function UploadLandingScreen() {
  const t = useText(footageTexts);
  const dispatch = useAppDispatch();
  const deliveries = toRemoteData(useRequest(loadOwnFootage));
  return (
    <Stack gap="xl">
      <PageTitle>{t('landing.title')}</PageTitle>
      <PageHeading title={t('landing.title')} below={t('landing.below')} />
      <Grid>
        {WAYS.map(({ id, path, Icon }) => (
          <GridItem key={id}>
            <Card>
              <Stack gap="m">
                <Text>{t(`landing.${id}More`)}</Text>
                <LinkButton href={path} icon={<Icon />} variant="primary">
                  {t(`landing.${id}`)}
                </LinkButton>
              </Stack>
            </Card>
          </GridItem>
        ))}
      </Grid>
      <OwnFootage
        deliveries={deliveries}
        onRetry={() => dispatch(loadOwnFootage.requested(undefined, { force: true }))}
      />
    </Stack>
  );
}
