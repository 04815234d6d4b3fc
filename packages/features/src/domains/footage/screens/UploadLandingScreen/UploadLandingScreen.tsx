import { Card, Grid, GridItem, LinkButton, PageHeading, Stack, Text } from '@jawla/ui';
import { FilmIcon, PictureIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { ROUTES } from '#session';
import { PageTitle } from '#core/routing';
import { uploadTexts } from '../../uploads.texts';

const WAYS = [
  { id: 'session', route: ROUTES.uploadSession, Icon: FilmIcon },
  { id: 'missing', route: ROUTES.uploadMissing, Icon: PictureIcon },
] as const;

/** Where staff say what they want to hand in. */
export function UploadLandingScreen() {
  const t = useText(uploadTexts);
  return (
    <Stack gap="xl">
      <PageTitle>{t('landing.title')}</PageTitle>
      <PageHeading title={t('landing.title')} below={t('landing.below')} />
      <Grid>
        {WAYS.map(({ id, route, Icon }) => (
          <GridItem key={id}>
            <Card>
              <Stack gap="m">
                <Text>{t(`landing.${id}More`)}</Text>
                <LinkButton href={route.path} icon={<Icon />} variant="primary">
                  {t(`landing.${id}`)}
                </LinkButton>
              </Stack>
            </Card>
          </GridItem>
        ))}
      </Grid>
    </Stack>
  );
}
