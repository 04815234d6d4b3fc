import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { padded } from '../../testing/padded';
import { inLocale } from '../../testing/inLocale';
import { CONTRAST_PAIRS } from '../../theme/contrast';
import { FIRST_DRAFT } from './brandDraft';
import { BrandForm } from './BrandForm';
import { brandTexts } from './BrandForm.texts';

/** The form of the brand editor. The page of the same name previews its brand on real screens. */
const meta = {
  title: 'Foundations/Brand form',
  component: BrandForm,
  decorators: [padded('60rem')],
  args: { initial: FIRST_DRAFT, onDraft: fn() },
} satisfies Meta<typeof BrandForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstDraft: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = inLocale(globals, brandTexts);
    await expect(canvas.getByRole('textbox', { name: texts.accent })).toHaveValue(
      FIRST_DRAFT.accent,
    );
    const cells = canvasElement.querySelectorAll('[data-passes]');
    await expect(cells).toHaveLength(2 * CONTRAST_PAIRS.length);
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};

/** A typed accent: each valid value is applied, an invalid one is reported next to the field. */
export const TypedAccent: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = inLocale(globals, brandTexts);
    const accent = canvas.getByRole('textbox', { name: texts.accent });
    const file = within(canvas.getByRole('region', { name: texts.file }));
    await userEvent.clear(accent);
    await expect(accent).toBeInvalid();
    await expect(accent).toHaveAccessibleDescription(expect.stringContaining(texts.notColor));
    await expect(file.getByText(/accent: '#2456a6'/)).toBeVisible();
    await userEvent.type(accent, 'teal');
    await expect(accent).toBeValid();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...FIRST_DRAFT, accent: 'teal' });
    await expect(file.getByText(/Created from teal/)).toBeVisible();
    await expect(canvas.getByLabelText(texts.picker)).toHaveValue('#008080');
  },
};

/** Yellow is unreadable on paper: a note shows the adjusted colour and where it is used. */
export const YellowAccent: Story = {
  args: { initial: { ...FIRST_DRAFT, accent: '#ffff00' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = inLocale(globals, brandTexts);
    await expect(canvas.getByText(texts.moved, { exact: false })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};

export const PickedAccent: Story = {
  play: async ({ args, canvas, globals }) => {
    const texts = inLocale(globals, brandTexts);
    // The browser's colour picker is outside of the page: its choice is simulated by an input event.
    await fireEvent.input(canvas.getByLabelText(texts.picker), { target: { value: '#a3401c' } });
    await expect(canvas.getByRole('textbox', { name: texts.accent })).toHaveValue('#a3401c');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...FIRST_DRAFT, accent: '#a3401c' });
  },
};

/** Everything is usable by keyboard, from the accent to the file. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = inLocale(globals, brandTexts);
    const accent = canvas.getByRole('textbox', { name: texts.accent });
    accent.focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(texts.picker)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: texts.cornerNames.soft })).toHaveFocus();
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.fonts }), 'masar');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.shadows }), 'hard');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.motion }), 'slow');
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      ...FIRST_DRAFT,
      fonts: 'masar',
      shadows: 'hard',
      motion: 'slow',
    });
    await userEvent.click(canvas.getByRole('button', { name: texts.reset }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(FIRST_DRAFT);
  },
};

/** The result of copying is announced to screen readers, too. */
export const Copied: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const texts = inLocale(globals, brandTexts);
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: write },
    });
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await expect(await canvas.findByText(texts.copied)).toHaveRole('status');
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('export const acmeBrand'));
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};

/** Nothing is wider than a phone. */
export const Narrow: Story = {
  decorators: [
    (StoryOf) => (
      <div style={{ inlineSize: '20rem' }} data-narrow>
        <StoryOf />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('[data-narrow]');
    await expect(narrow?.scrollWidth).toBe(narrow?.clientWidth);
  },
};
