import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button';
import { Ltr } from '../components/Ltr';
import { Popover } from '../components/Popover';
import { Stack } from '../components/Stack';
import { TextField } from '../components/TextField';
import { LONG_NAME } from '../testing/geometry';
import { inLocale } from '../testing/inLocale';
import type { Scheme } from './Brand';
import { houseBrand } from './brands/house';
import { masarBrand } from './brands/masar';
import { useDirection, useLocale } from './DirectionProvider';
import type { Locale } from './locale';
import { tokensFor } from './tokensFor';
import { UiProvider } from './UiProvider';

const words = {
  en: {
    name: 'Name',
    locale: 'Language',
    brand: 'Brand',
    scheme: 'Scheme',
    outer: 'Outside',
    inner: 'Inside',
    more: 'More',
  },
  ar: {
    name: 'الاسم',
    locale: 'اللغة',
    brand: 'العلامة',
    scheme: 'المظهر',
    outer: 'في الخارج',
    inner: 'في الداخل',
    more: 'المزيد',
  },
};

const meta = { title: 'Foundations/Provider', component: UiProvider } satisfies Meta<
  typeof UiProvider
>;

export default meta;

/** Locale, brand and scheme change at run time; the user's input and the focus are preserved. */
export const ChangedAtRunTime: StoryObj = {
  render: (_, { globals }) => (
    <ChangingPage
      first={globals['locale'] === 'ar' ? 'ar' : 'en'}
      names={inLocale(globals, words)}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const names = inLocale(globals, words);
    const field = canvas.getByRole('textbox', { name: names.name });
    await userEvent.type(field, 'Khalid');
    const first = getComputedStyle(field).direction;
    for (const change of [names.locale, names.brand, names.scheme, names.locale]) {
      // A click that does not move the focus, like a shortcut or a change of the system's settings.
      canvas.getByRole('button', { name: change }).click();
      await waitFor(() =>
        expect(canvasElement.querySelector('form')).toHaveAttribute('data-changed', change),
      );
      await expect(canvas.getByRole('textbox', { name: names.name })).toBe(field);
      await expect(field).toHaveValue('Khalid');
      await expect(field).toHaveFocus();
      await expect(field).toBeVisible();
    }
    await waitFor(() => expect(getComputedStyle(field).direction).toBe(first));
  },
};

/** A part of the page with another brand, scheme and language, and a floating sheet above it. */
export const Nested: StoryObj = {
  render: (_, { globals }) => {
    const other = globals['locale'] === 'ar' ? 'en' : 'ar';
    return (
      <Stack>
        <Button variant="primary">{inLocale(globals, words).outer}</Button>
        <UiProvider brand={masarBrand} scheme="dark" locale={other}>
          <Stack>
            <Button variant="primary">{words[other].inner}</Button>
            <Popover
              label={words[other].more}
              renderTrigger={(props) => <Button {...props}>{words[other].more}</Button>}
            >
              {words[other].name}
            </Popover>
          </Stack>
        </UiProvider>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const other = globals['locale'] === 'ar' ? 'en' : 'ar';
    const outer = canvas.getByRole('button', { name: inLocale(globals, words).outer });
    const inner = canvas.getByRole('button', { name: words[other].inner });
    const { accent } = tokensFor(masarBrand, 'dark', other).color;
    const colorOf = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--jawla-color-accent');
    await expect(colorOf(inner)).toBe(accent);
    await expect(colorOf(outer)).not.toBe(accent);
    await expect(inner.closest('[lang]')).toHaveAttribute('lang', other);
    await expect(getComputedStyle(inner).direction).toBe(other === 'ar' ? 'rtl' : 'ltr');
    await expect(document.documentElement).toHaveAttribute('lang', String(globals['locale']));
    await expect(getComputedStyle(outer).direction).toBe(document.documentElement.dir);

    await userEvent.click(canvas.getByRole('button', { name: words[other].more }));
    const sheet = await within(canvasElement).findByRole('dialog', { name: words[other].more });
    await expect(colorOf(sheet)).toBe(accent);
    await expect(getComputedStyle(sheet).direction).toBe(other === 'ar' ? 'rtl' : 'ltr');
  },
};

/** Any BCP 47 tag: the direction follows its script, and a malformed tag is treated as English. */
export const AnyTag: StoryObj = {
  render: () => (
    <Stack>
      {TAGS.map(([tag, , , text]) => (
        <UiProvider key={tag} brand={houseBrand} scheme="light" locale={tag}>
          <p data-tag={tag}>
            {text} <SeenLocale />
          </p>
        </UiProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const [tag, lang, dir] of TAGS) {
      const part = canvasElement.querySelector(`[data-tag="${tag}"]`);
      if (part === null) throw new Error(`${tag} is not on the page.`);
      await expect(part).toHaveTextContent(`${lang}, ${dir}`);
      await expect(part.closest('[lang]')).toHaveAttribute('lang', lang);
      await expect(getComputedStyle(part).direction).toBe(dir);
      const { body } = tokensFor(houseBrand, 'light', lang).leading;
      await expect(getComputedStyle(part).getPropertyValue('--jawla-leading-body')).toBe(body);
    }
  },
};

/** The given tag, the resulting tag and direction, and a text in the language. */
const TAGS = [
  ['ar-SA-u-nu-arab', 'ar-SA-u-nu-arab', 'rtl', 'جولة في البيت'],
  ['fa', 'fa', 'rtl', 'گشتی در خانه'],
  ['ur_PK', 'ur-PK', 'rtl', 'گھر کی سیر'],
  ['he', 'he', 'rtl', 'סיור בבית'],
  ['de', 'de', 'ltr', 'Ein Rundgang durchs Haus'],
  ['en_US', 'en-US', 'ltr', 'A tour of the house'],
  ['x', 'en', 'ltr', 'A tour of the house'],
  ['not a tag!', 'en', 'ltr', 'A tour of the house'],
] as const;

function SeenLocale() {
  return <Ltr>{`${useLocale()}, ${useDirection()}`}</Ltr>;
}

/** Elements of the host keep their styles: the browser's outside of the provider, the host's own inside. */
export const HostPage: StoryObj = {
  render: () => <p className="host-text">{LONG_NAME.en}</p>,
  play: async ({ canvasElement }) => {
    const outside = document.createElement('p');
    const rules = document.createElement('style');
    // A type selector: the lowest possible specificity for an element.
    rules.textContent = 'p { margin-block-end: 7px }';
    document.head.prepend(rules);
    document.body.append(outside);
    try {
      const inside = canvasElement.querySelector('.host-text');
      if (inside === null) throw new Error('The text is not on the page.');
      await expect(getComputedStyle(outside).boxSizing).toBe('content-box');
      await expect(getComputedStyle(outside).marginBlockStart).not.toBe('0px');
      await expect(getComputedStyle(inside).boxSizing).toBe('border-box');
      await expect(getComputedStyle(inside).marginBlockStart).toBe('0px');
      await expect(getComputedStyle(inside).marginBlockEnd).toBe('7px');
    } finally {
      outside.remove();
      rules.remove();
    }
  },
};

function ChangingPage({ first, names }: { first: Locale; names: (typeof words)['en'] }) {
  const [locale, setLocale] = useState<Locale>(first);
  const [brand, setBrand] = useState(houseBrand);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [changed, setChanged] = useState('');
  const change = (name: string, apply: () => void) => (
    <Button
      onClick={() => {
        apply();
        setChanged(name);
      }}
    >
      {name}
    </Button>
  );
  return (
    <UiProvider {...{ locale, brand, scheme }}>
      <form data-changed={changed}>
        <Stack>
          <TextField label={names.name} />
          {change(names.locale, () => setLocale(locale === 'en' ? 'ar' : 'en'))}
          {change(names.brand, () => setBrand(masarBrand))}
          {change(names.scheme, () => setScheme('dark'))}
        </Stack>
      </form>
    </UiProvider>
  );
}
