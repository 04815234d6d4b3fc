import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPart } from './lazyPart';

const words = () => <p>There</p>;

function drawn(Part: ComponentType): string {
  return renderToString(
    <Suspense fallback="Coming">
      <Part />
    </Suspense>,
  );
}

test('something else stands in for code that is not there', () => {
  expect(drawn(lazyPart(async () => words))).toContain('Coming');
});

test('code that was fetched ahead is drawn at once', async () => {
  const Part = lazyPart(async () => words);
  await Part.load();
  expect(drawn(Part)).toContain('There');
});
