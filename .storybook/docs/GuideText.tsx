import { Canvas, Controls, DocsContext, Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide';
import { KEYBOARD, type KeyboardPattern } from '../../packages/ui/src/testing/keyboard';
import * as S from './ComponentPage.styles';

/** The guide of a component, with the controls of its props. */
export function GuideText({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <Unstyled>
        <S.Sides>
          <S.Advice $tone="success">
            <strong>Do</strong>
            <Markdown>{listOf(guide.do)}</Markdown>
          </S.Advice>
          <S.Advice $tone="danger">
            <strong>Don’t</strong>
            <Markdown>{listOf(guide.dont)}</Markdown>
          </S.Advice>
        </S.Sides>
      </Unstyled>
      <h3>From right to left</h3>
      <Markdown>
        {guide.rtl ?? 'Everything follows the direction; nothing is set by hand.'}
      </Markdown>
      <Props framed={guide.framed} />
      <h2>Accessibility</h2>
      <Markdown>{guide.accessibility}</Markdown>
      <Keys of={guide.keys} />
    </>
  );
}

/** Whether a parameter of a story is a guide: parameters have no types, and `guide()` has made it. */
export function isGuide(value: unknown): value is Guide {
  return typeof value === 'object' && value !== null && 'accessibility' in value;
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** The first story with controls for its props. `framed`: in iframes only, because it covers or fills the window. */
export function Props({ framed = false }: { framed?: boolean | undefined }) {
  const [first] = useContext(DocsContext).componentStories();
  if (first === undefined) return null;
  return (
    <>
      <h2>Props</h2>
      {!framed && <Canvas of={first.moduleExport} story={{ inline: true }} />}
      <Controls of={first.moduleExport} />
    </>
  );
}

function Keys({ of }: { of: KeyboardPattern }) {
  const keys = KEYBOARD[of];
  if (keys.length === 0) return <p>It takes no focus.</p>;
  return (
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
  );
}
