import { describe, expect, it } from 'vitest';
import { publicComponents, weighComponent } from '../bench/components';

/** Each weight is a build. */
const weights = new Map<string, ReturnType<typeof weighComponent>>();
function weigh(component: string, from: string) {
  const weight = weights.get(component) ?? weighComponent(component, from);
  weights.set(component, weight);
  return weight;
}

const LIBRARIES = ['@jawla/ui', '@jawla/ui/phone', '@jawla/ui/qr'];

describe('one component imported alone', () => {
  it.each(['Button', 'TextField', 'Table'])(
    '%s does not bring the headless library',
    async (component) => {
      const { reactAria, gzip } = await weigh(component, '@jawla/ui');
      expect(reactAria).toBe(false);
      expect(gzip).toBeLessThan(11_400);
    },
  );

  it('Button brings no code of heavier components', async () => {
    const heavy = /components\/(Combobox|DateField|PhoneField|QrCard)\/|libphonenumber|qrcode/;
    const button = await weigh('Button', '@jawla/ui');
    expect(button.modules.filter((path) => heavy.test(path))).toEqual([]);
    // The pattern does find such code where it is.
    const field = await weigh('DateField', '@jawla/ui');
    expect(field.modules.some((path) => heavy.test(path))).toBe(true);
  });

  it('Menu has at most 12 KB, and no headless library', async () => {
    const { reactAria, gzip, lazyGzip } = await weigh('Menu', '@jawla/ui');
    expect(reactAria).toBe(false);
    expect(gzip + lazyGzip).toBeLessThan(12_000);
  });

  it('Combobox stays light', async () => {
    const { reactAria, gzip } = await weigh('Combobox', '@jawla/ui');
    expect(reactAria).toBe(false);
    expect(gzip).toBeLessThan(45_000);
  });

  it('brings the colour library with createPalette only', async () => {
    const library = /node_modules\/culori\//;
    const palette = await weigh('createPalette', '@jawla/ui/palette');
    expect(palette.modules.some((path) => library.test(path))).toBe(true);
    expect(palette.reactAria).toBe(false);
    expect(palette.gzip).toBeLessThan(13_000);
    const provider = await weigh('UiProvider', '@jawla/ui');
    expect(provider.modules.filter((path) => library.test(path))).toEqual([]);
  });

  it('comes from one of three entries', () => {
    const components = publicComponents();
    expect(components.get('Button')).toBe('@jawla/ui');
    expect(components.get('PhoneField')).toBe('@jawla/ui/phone');
    expect(components.get('QrCard')).toBe('@jawla/ui/qr');
    expect([...components.values()].every((entry) => LIBRARIES.includes(entry))).toBe(true);
  });
});
