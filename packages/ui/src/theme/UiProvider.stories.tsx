import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';
import { TextField } from '../components/TextField';
import { inLocale } from '../testing/inLocale';
import type { Locale, Scheme } from './Brand';
import { houseBrand } from './brands/house';
import { masarBrand } from './brands/masar';
import { UiProvider } from './UiProvider';

const words = {
  en: { name: 'Name', locale: 'Language', brand: 'Brand', scheme: 'Scheme' },
  ar: { name: 'الاسم', locale: 'اللغة', brand: 'العلامة', scheme: 'المظهر' },
};

const meta = { title: 'Foundations/Provider', component: UiProvider } satisfies Meta<
  typeof UiProvider
>;

export default meta;

/** Locale, brand and scheme change at run time; what the user has typed stays, and so does the focus. */
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
      // Pressed without moving the focus, as a shortcut or a change of the system's settings.
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
