import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inlineStart } from '../testing/geometry';
import { padded } from '../testing/padded';
import { BRANDS, directionOf, houseBrand, masarBrand, tokensFor } from '../theme';
import { LocalePage } from './LocalePage';
import { LOCALE_TEXTS, type LocaleTexts } from './localeTexts';

/** One page in languages other than English and Arabic: direction, fonts, digits and keys follow the tag. */
const meta = {
  title: 'Foundations/Locales',
  component: LocalePage,
  decorators: [padded()],
  // Each story sets its own locale on the page itself, so that floating elements and axe use it.
  parameters: { chromatic: { modes: { en: { disable: true }, phone: { disable: true } } } },
} satisfies Meta<typeof LocalePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Arabic: Story = {
  globals: { locale: 'ar' },
  args: { texts: LOCALE_TEXTS.ar },
  play: (context) =>
    expectPage(context, { area: '1,234.5', visits: '12,345', pages: '123', share: '64%' }),
};

/** With the digits that an extension of the tag selects. */
export const ArabicDigits: Story = {
  globals: { locale: 'ar-SA-u-nu-arab' },
  args: { texts: LOCALE_TEXTS.ar },
  play: (context) =>
    expectPage(context, { area: '١٬٢٣٤٫٥', visits: '١٢٬٣٤٥', pages: '١٢٣', share: '٦٤٪\u061c' }),
};

/** In a brand whose Arabic font has the letters of Persian and Urdu. */
export const Persian: Story = {
  globals: { locale: 'fa', brand: masarBrand.id },
  args: { texts: LOCALE_TEXTS.fa },
  play: (context) =>
    expectPage(context, { area: '۱٬۲۳۴٫۵', visits: '۱۲٬۳۴۵', pages: '۱۲۳', share: '۶۴٪' }),
};

/** Persian where the brand's font lacks letters: the system font for all of it. */
export const PersianInSystemFace: Story = {
  globals: { locale: 'fa' },
  args: { texts: LOCALE_TEXTS.fa },
  play: async (context) => {
    await expectType(context, 'fa');
    const { fontFamily } = getComputedStyle(context.canvas.getByRole('main'));
    await expect(fontFamily).toMatch(/^system-ui/);
  },
};

export const Urdu: Story = {
  globals: { locale: 'ur', brand: masarBrand.id },
  args: { texts: LOCALE_TEXTS.ur },
  play: (context) =>
    expectPage(context, { area: '1,234.5', visits: '12,345', pages: '123', share: '64%' }),
};

export const Hebrew: Story = {
  globals: { locale: 'he' },
  args: { texts: LOCALE_TEXTS.he },
  play: (context) =>
    expectPage(context, { area: '1,234.5', visits: '12,345', pages: '123', share: '64%' }),
};

export const German: Story = {
  globals: { locale: 'de' },
  args: { texts: LOCALE_TEXTS.de },
  play: (context) =>
    expectPage(context, { area: '1.234,5', visits: '12.345', pages: '123', share: '64\u00a0%' }),
};

interface Numbers {
  area: string;
  visits: string;
  /** The page numbers 1 to 3 in the digits of the locale. */
  pages: string;
  share: string;
}

async function expectPage(context: Context, numbers: Numbers) {
  const { args, globals } = context;
  const locale = String(globals['locale']);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', locale));
  await expect(document.documentElement).toHaveAttribute('dir', directionOf(locale));
  await expectType(context, locale);
  await expectNumbers(context, args.texts, numbers);
  await expectDirection(context, args.texts);
  await expectLayers(context, args.texts);
}

/** Font and leading of the script. */
async function expectType({ canvas, args, globals }: Context, locale: string) {
  const brand = BRANDS.find(({ id }) => id === globals['brand']) ?? houseBrand;
  const { font, leading } = tokensFor(brand, 'light', locale);
  const page = canvas.getByRole('main');
  const { fontFamily, fontSize, lineHeight } = getComputedStyle(page);
  await expect(fontFamily.replaceAll('"', "'")).toBe(font.text);
  const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  await expect(lines).toBeCloseTo(Number(leading.body));
  await expect(canvas.getByRole('textbox', { name: args.texts.name })).toHaveValue(
    args.texts.buildings[0],
  );
}

async function expectNumbers({ canvas, userEvent }: Context, texts: LocaleTexts, numbers: Numbers) {
  const area = canvas.getByRole('spinbutton', { name: texts.area });
  await expect(area).toHaveValue(numbers.area);
  await expect(await canvas.findByText(numbers.visits)).toBeVisible();
  await expect(canvas.getByRole('meter', { name: texts.storage })).toHaveAttribute(
    'aria-valuetext',
    numbers.share,
  );
  // Latin digits are accepted in each of them, and shown in the digits of the locale.
  await userEvent.clear(area);
  await userEvent.type(area, '7');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect(area).toHaveValue(numbers.pages[0]);
  for (const digit of numbers.pages) {
    const page = canvas.getByRole('button', { name: texts.page(digit) });
    await expect(page).toHaveTextContent(digit);
  }
}

/** Pagination and tabs run in the direction of the language, and so do the arrow keys. */
async function expectDirection({ canvas, userEvent }: Context, texts: LocaleTexts) {
  const isRtl = document.documentElement.dir === 'rtl';
  const previous = canvas.getByRole('button', { name: texts.previous });
  const next = canvas.getByRole('button', { name: texts.next });
  await expect(inlineStart(previous)).toBeLessThan(inlineStart(next));
  const arrow = next.querySelector('svg');
  if (arrow === null) throw new Error('The button has no arrow.');
  await expect(getComputedStyle(arrow).scale).toBe(isRtl ? '-1 1' : 'none');

  const [list, map] = ['list', 'map'].map((key) =>
    canvas.getByRole('tab', { name: key === 'list' ? texts.list : texts.map }),
  );
  if (list === undefined || map === undefined) throw new Error('There are two tabs.');
  await expect(inlineStart(list)).toBeLessThan(inlineStart(map));
  await userEvent.click(list);
  await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
  await expect(map).toHaveFocus();
  await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
  await expect(list).toHaveFocus();
}

/** A menu and a dialog have the direction of the page and return the focus. */
async function expectLayers({ canvas, canvasElement, userEvent }: Context, texts: LocaleTexts) {
  const page = within(canvasElement.ownerDocument.body);
  const { dir } = document.documentElement;
  const more = canvas.getByRole('button', { name: texts.more });
  more.focus();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await page.findByRole('menu', { name: texts.more });
  await expect(getComputedStyle(menu).direction).toBe(dir);
  const edit = within(menu).getByRole('menuitem', { name: texts.edit });
  await waitFor(() => expect(edit).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await expect(within(menu).getByRole('menuitem', { name: texts.share })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());

  const remove = canvas.getByRole('button', { name: texts.remove });
  await userEvent.click(remove);
  const dialog = await page.findByRole('dialog', { name: texts.question });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(getComputedStyle(dialog).direction).toBe(dir);
  await userEvent.click(within(dialog).getByRole('button', { name: texts.cancel }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await expect(remove).toHaveFocus();
}
