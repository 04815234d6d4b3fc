import { Heading, LanguageToggle, Stack, Text, UiProvider } from '@jawla/ui';
import { houseBrand, type Brand, type Locale } from '@jawla/ui/theme';
import { useState } from 'react';
import { brandOfDraft, readDraft } from '../../packages/ui/src/foundations/brandEditor/brandDraft';
import { BrandForm } from '../../packages/ui/src/foundations/brandEditor/BrandForm';
import { brandTexts } from '../../packages/ui/src/foundations/brandEditor/BrandForm.texts';
import { Preview } from '../review/Preview';
import { BrandSpecimens } from '../start/BrandSpecimens';
import { GalleryGroups } from '../start/GalleryGroups';
import { useFirstStories } from '../start/storyIndex';
import * as S from './BrandEditor.styles';
import { DRAFT_BRAND, storedDraft, storeDraft } from './draftStore';

/** The titles of stories with one real screen each: of a visitor, a client and an admin. */
const SCREENS = ['Screens/Public/Login', 'Screens/Client/Your projects', 'Screens/Admin/Dashboard'];
/**
 * Size of the window that screens are rendered in, and of the visible part, in CSS pixels.
 */
const FRAME = { width: 960, height: 800, shownWidth: 300 };

const OTHER = {
  en: { locale: 'ar', name: 'العربية' },
  ar: { locale: 'en', name: 'English' },
} as const;

const TEXTS = {
  en: {
    components: 'Components',
    screens: 'Screens',
    gallery: 'Gallery',
    galleryLead: 'Every component in this brand, in both directions.',
  },
  ar: {
    components: 'المكوّنات',
    screens: 'الشاشات',
    gallery: 'المعرض',
    galleryLead: 'كل مكوّن بهذه العلامة، في الاتجاهين.',
  },
} as const;

/** Creates a brand from one colour, with a live preview on components and screens, in both languages and schemes. */
export function BrandEditor() {
  const [locale, setLocale] = useState<Locale>('en');
  const [first] = useState(() => readDraft(storedDraft()));
  const [brand, setBrand] = useState<Brand | undefined>(() => tryBrand(first));
  const texts = TEXTS[locale];
  return (
    <UiProvider brand={houseBrand} scheme="system" locale={locale}>
      <S.Page>
        <Stack gap="m" align="start">
          <LanguageToggle target={OTHER[locale]} onClick={() => setLocale(OTHER[locale].locale)} />
          <Heading level={1}>{brandTexts[locale].title}</Heading>
          <Text>{brandTexts[locale].lead}</Text>
        </Stack>
        <S.Columns>
          <BrandForm
            initial={first}
            onDraft={(draft) => {
              storeDraft(draft);
              setBrand(tryBrand(draft));
            }}
          />
          <S.Results>
            <S.Part aria-label={texts.components}>
              <Heading level={2}>{texts.components}</Heading>
              {brand && <BrandSpecimens brand={brand} />}
            </S.Part>
            <S.Part aria-label={texts.screens}>
              <Heading level={2}>{texts.screens}</Heading>
              <Screens />
            </S.Part>
            <S.Part aria-label={texts.gallery}>
              <Heading level={2}>{texts.gallery}</Heading>
              <Text>{texts.galleryLead}</Text>
              <GalleryGroups brand={DRAFT_BRAND} />
            </S.Part>
          </S.Results>
        </S.Columns>
      </S.Page>
    </UiProvider>
  );
}

/** Three screens, each in both languages and schemes. */
function Screens() {
  const stories = useFirstStories('Screens/');
  return stories
    .filter(({ title }) => SCREENS.includes(title))
    .map(({ id, title }) => (
      <S.Frames key={id}>
        {(['light', 'dark'] as const).flatMap((scheme) =>
          (['en', 'ar'] as const).map((locale) => (
            <Preview
              key={scheme + locale}
              storyId={id}
              title={`${title}, ${locale}, ${scheme}`}
              globals={{ locale, scheme, brand: DRAFT_BRAND }}
              {...FRAME}
            />
          )),
        )}
      </S.Frames>
    ));
}

function tryBrand(draft: Parameters<typeof brandOfDraft>[0]): Brand | undefined {
  try {
    return brandOfDraft(draft);
  } catch {
    return undefined;
  }
}
