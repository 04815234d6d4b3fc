import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { UiProvider } from '@jawla/ui';
import { useContext } from 'react';
import { brandOf } from '../brands';
import { frameUrl } from '../review/frameUrl';
import { Preview } from '../review/Preview';
import { PREVIEW_FLAG } from '../review/previewMode';
import * as S from './ComponentPage.styles';
import { GUIDES, type Guide } from './guides';
import { KEYBOARD } from './keyboard';
import { ScreenFlow } from './ScreenFlow';

/** Sizes of the previews, in CSS pixels. */
const SCREEN = { width: 1280, height: 800, shownWidth: 440 };
const COMPONENT = { width: 960, height: 520, shownWidth: 440 };

/** Renders a docs page: of a component with its guide, or of a screen with its flow. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const [first, ...others] = context.componentStories();
  if (first === undefined) return null;
  const given: unknown = context.getStoryContext(context.storyById(first.id)).globals;
  const globals = isRecord(given) ? given : {};
  const guide = GUIDES[nameOf(preparedMeta.component)] ?? GUIDES[lastOf(preparedMeta.title)];
  const isScreen = preparedMeta.title.startsWith('Screens/');
  const settings = Object.fromEntries(
    ['brand', 'scheme', 'textSize'].map((name) => [name, String(globals[name])]),
  );
  return (
    <>
      <Title />
      <Description of="meta" />
      {isScreen && <ScreenFlow title={preparedMeta.title} />}
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
      {guide !== undefined && <Advice guide={guide} />}
      {!isScreen && (
        <>
          <h2>Props</h2>
          {guide?.framed !== true && <Canvas of={first.moduleExport} story={{ inline: true }} />}
          <Controls of={first.moduleExport} />
        </>
      )}
      {guide !== undefined && <Accessibility guide={guide} />}
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

function Advice({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <Unstyled>
        <S.Sides>
          <S.Advice $tone="success">
            <strong>Do</strong>
            <Markdown>{listOf(guide.use)}</Markdown>
          </S.Advice>
          <S.Advice $tone="danger">
            <strong>Don’t</strong>
            <Markdown>{listOf(guide.avoid)}</Markdown>
          </S.Advice>
        </S.Sides>
      </Unstyled>
      <h3>From right to left</h3>
      <Markdown>{guide.rightToLeft}</Markdown>
    </>
  );
}

function Accessibility({ guide: { accessibility, keyboard } }: { guide: Guide }) {
  const keys = KEYBOARD[keyboard];
  return (
    <>
      <h2>Accessibility</h2>
      <Markdown>{accessibility}</Markdown>
      {keys.length === 0 ? (
        <p>It takes no focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([name, effect]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function nameOf(component: unknown): string {
  if (typeof component === 'function') return component.name;
  return '';
}

function lastOf(title: string): string {
  return title.split('/').at(-1) ?? title;
}
