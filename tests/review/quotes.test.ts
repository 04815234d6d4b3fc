/** What the documents of the review quote in single quotes is what the portal says. */
import { expect, it } from 'vitest';
import { readQuoted } from '../../.storybook/review/copy';
import { readInventory } from '../../.storybook/review/inventory';
import { readRules } from '../../.storybook/review/rules';
import { texts as serverTexts } from '../../apps/api/src/platform/texts/texts.ts';
import { serverTexts as mockedTexts } from '../../mocks/handlers/serverTexts.ts';

type Pair = Readonly<{ en: string; ar: string }>;
type Texts = Readonly<Record<string, Pair>>;

const modules = import.meta.glob<Record<string, Texts>>(
  '../../packages/features/src/**/*.texts.ts',
  {
    eager: true,
  },
);

const said = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  serverTexts,
  mockedTexts,
].flatMap((set: Texts) => Object.values(set).flatMap(({ en, ar }) => [en, ar].map(comparable)));

/** The words of a text, without marks and what is filled in. */
function comparable(text: string): string {
  const words = text
    .replaceAll(/%\{\w+\}/g, ' ')
    .replaceAll('’', '')
    .match(/[\p{L}\p{M}\d]+/gu);
  return ` ${(words ?? []).join(' ').toLowerCase()} `;
}

function quotesIn(line: string): string[] {
  return [...line.matchAll(/(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu)].flatMap(
    ([, quote]) => quote ?? [],
  );
}

/** A quote may leave the end of a sentence away. A title joins texts by a dash. */
function isSaid(quote: string): boolean {
  const parts = quote.split(' – ').map(comparable);
  return parts.every((part) => said.some((text) => text.includes(part)));
}

it('the labels of states quote texts that exist', () => {
  const labels = readInventory().flatMap(({ states }) => states);
  const wrong = labels.flatMap(({ id, text }) =>
    quotesIn(text)
      .filter((quote) => !isSaid(quote))
      .map((quote) => `${id}: ${quote}`),
  );
  expect(wrong).toEqual([]);
});

it('the rules quote texts that exist', () => {
  const wrong = Object.entries(readRules().rules).flatMap(([id, rule]) =>
    quotesIn(rule)
      .filter((quote) => !isSaid(quote))
      .map((quote) => `${id}: ${quote}`),
  );
  expect(wrong).toEqual([]);
});

it('the texts that Copy marks as quoted exist', () => {
  expect(readQuoted().filter((text) => !isSaid(text))).toEqual([]);
});
