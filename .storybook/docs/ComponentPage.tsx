import { Description, DocsContext, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { UiProvider } from '@jawla/ui';
import { useContext } from 'react';
import { brandOf } from '../brands';
import { frameUrl } from '../review/frameUrl';
import { Preview } from '../review/Preview';
import { PREVIEW_FLAG } from '../review/previewMode';
import * as S from './ComponentPage.styles';
import { GuideText, isGuide, Props } from './GuideText';

/** Sizes of the previews, in CSS pixels. */
const SCREEN = { width: 1280, height: 800, shownWidth: 440 };
const COMPONENT = { width: 960, height: 520, shownWidth: 440 };

/** Renders a docs page: of a component with its guide, or of a screen. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const [first, ...others] = context.componentStories();
  if (first === undefined) return null;
  const given: unknown = context.getStoryContext(context.storyById(first.id)).globals;
  const globals = isRecord(given) ? given : {};
  const docs: unknown = preparedMeta.parameters['docs'];
  const guide = isRecord(docs) ? docs['guide'] : undefined;
  const isScreen = preparedMeta.title.startsWith('Screens/');
  const settings = Object.fromEntries(
    ['brand', 'scheme', 'textSize'].map((name) => [name, String(globals[name])]),
  );
  return (
    <>
      <Title />
      <Description of="meta" />
      <h2>English and Arabic</h2>
      <Unstyled>
        <UiProvider
          brand={brandOf(globals['brand'])}
          // In the colors of the page; the iframes follow the toolbar.
          scheme="system"
          locale="en"
        >
          <S.Sides>
            {(['en', 'ar'] as const).map((locale) => (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page
              <S.Frame
                key={locale}
                title={locale === 'en' ? 'English' : 'Arabic'}
                loading="lazy"
                src={frameUrl(first.id, { ...settings, locale }, [PREVIEW_FLAG])}
              />
            ))}
          </S.Sides>
        </UiProvider>
      </Unstyled>
      {isGuide(guide) && <GuideText guide={guide} />}
      {!isGuide(guide) && !isScreen && <Props />}
      <h2>Stories</h2>
      <Unstyled>
        <S.Stories>
          {[first, ...others].map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
              <Preview
                storyId={id}
                title={name}
                globals={{ ...settings, locale: String(globals['locale']) }}
                {...(isScreen ? SCREEN : COMPONENT)}
              />
            </li>
          ))}
        </S.Stories>
      </Unstyled>
    </>
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
