/** What the guides of components use next to Markdown. */
import { Canvas, Controls, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import * as S from './ComponentPage.styles';
import { KEYBOARD, type KeyboardPattern } from './keyboard';

/** Shows `Do` next to `Dont`. */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <S.Sides>{children}</S.Sides>
    </Unstyled>
  );
}

export function Do({ children }: { children: ReactNode }) {
  return (
    <S.Advice $tone="success">
      <strong>Do</strong>
      {children}
    </S.Advice>
  );
}

export function Dont({ children }: { children: ReactNode }) {
  return (
    <S.Advice $tone="danger">
      <strong>Don’t</strong>
      {children}
    </S.Advice>
  );
}

/** The first story with controls for its props. `framed`: in iframes only, because it covers or fills the window. */
export function Props({ framed = false }: { framed?: boolean }) {
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

/** The keys of a pattern. */
export function Keys({ of }: { of: KeyboardPattern }) {
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
