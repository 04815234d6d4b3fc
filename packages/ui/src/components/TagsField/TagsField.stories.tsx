import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { TagsField } from './TagsField';

const words = {
  en: {
    label: 'E-mails',
    hint: 'Separate them with commas, or paste a list.',
    reason: 'Not an e-mail',
    error: 'Enter at least one',
    duplicate: 'Already in the list',
    list: 'Entries',
    remove: 'Remove',
    showMore: 'Show more (9,900)',
  },
  ar: {
    label: 'عناوين البريد',
    hint: 'افصل بينها بفواصل، أو الصق قائمة.',
    reason: 'ليس بريدًا إلكترونيًا',
    error: 'أدخل عنوانًا واحدًا على الأقل',
    duplicate: 'موجود في القائمة من قبل',
    list: 'العناصر',
    remove: 'إزالة',
    showMore: 'عرض المزيد (9,900)',
  },
};
const SARA = 'sara@example.com';
const OMAR = 'omar@example.com';

/** A stable function for each language. */
const validators = {
  en: (tag: string) => (/^\S+@\S+\.\S+$/.test(tag) ? undefined : words.en.reason),
  ar: (tag: string) => (/^\S+@\S+\.\S+$/.test(tag) ? undefined : words.ar.reason),
};

const meta = {
  title: 'Components/Forms/TagsField',
  component: TagsField,
  parameters: guide({
    do: ['For several short texts, such as e-mail addresses, typed or pasted.'],
    dont: ['For choices from a fixed list: use CheckboxGroup or Combobox.'],
    rtl: 'Tags run with the direction, addresses in them from left to right (`dir="ltr"`).',
    accessibility:
      'A plain list with a remove button in each item: every screen reader announces it the same way in browse and focus mode, which a grid does not. Changes are announced; `aria-posinset` counts undrawn tags.',
    keys: 'tags',
  }),
  args: { label: '', dir: 'ltr', onValueChange: fn() },
  decorators: [padded('30rem')],
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <TagsField {...args} label={label} hint={hint} />;
  },
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function tagsIn({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>): string[] {
  const list = canvas.queryByRole('list', { name: inLocale(globals, words).list });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('bdi')?.textContent ?? '');
}

/** Testing Library loses the data of a `DataTransfer`. */
function paste(input: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  input.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
}

/** Enter, commas and semicolons of both languages end a tag. */
export const Typed: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const input = canvas.getByRole('textbox', { name: inLocale(globals, words).label });
    await userEvent.type(input, 'a@b.co{Enter}c@d.co,e@f.co;g@h.co،i@j.co؛last');
    await expect(tagsIn(context)).toEqual(['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co', 'i@j.co']);
    await expect(input).toHaveValue('last');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.arrayContaining(['last']));
  },
};

export const Filled: Story = {
  args: { defaultValue: [SARA, OMAR] },
  play: async (context) => {
    await expect(tagsIn(context)).toEqual([SARA, OMAR]);
  },
};

/** A list from a mail program or a table: separators, empty entries and duplicates included. */
export const Pasted: Story = {
  args: { defaultValue: [SARA] },
  play: async (context) => {
    const { canvas, globals } = context;
    const input = canvas.getByRole('textbox');
    input.focus();
    paste(input, `${OMAR};; SARA@example.com\r\nlina@example.com,\t`);
    await waitFor(() => expect(tagsIn(context)).toEqual([SARA, OMAR, 'lina@example.com']));
    await expect(canvas.getByText(inLocale(globals, words).duplicate)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(inLocale(globals, words).duplicate),
    );
  },
};

/** A space ends a tag as well, but not during IME composition. */
export const SplitsOnSpace: Story = {
  args: { splitsOnSpace: true },
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByRole('textbox'), 'a@b.co c@d.co ');
    await expect(tagsIn(context)).toEqual(['a@b.co', 'c@d.co']);
  },
};

/** Arrow keys move through the tags in the direction of the language. */
export const Keyboard: Story = {
  args: { defaultValue: ['a', 'b', 'c'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { back, on } = inLocale(globals, {
      en: { back: '{ArrowLeft}', on: '{ArrowRight}' },
      ar: { back: '{ArrowRight}', on: '{ArrowLeft}' },
    });
    const input = canvas.getByRole('textbox');
    const button = (tag: string) =>
      canvas.getByRole('button', { name: new RegExp(`\u2068${tag}`) });
    input.focus();
    await userEvent.keyboard(back);
    await expect(button('c')).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(button('b')).toHaveFocus();
    await userEvent.keyboard(on);
    await expect(button('c')).toHaveFocus();
    await userEvent.keyboard(on);
    await expect(input).toHaveFocus();
    await userEvent.keyboard(`${back}{Home}`);
    await expect(button('a')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(tagsIn(context)).toEqual(['b', 'c']);
    await expect(button('b')).toHaveFocus();
    await userEvent.keyboard(`${on}{Backspace}`);
    await expect(tagsIn(context)).toEqual(['b']);
    await expect(button('b')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tagsIn(context)).toEqual([]);
    await expect(input).toHaveFocus();
  },
};

export const RemovedByBackspace: Story = {
  args: { defaultValue: [SARA, OMAR] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(tagsIn(context)).toEqual([SARA]);
    await expect(input).toHaveFocus();
    const removed = inLocale(globals, {
      en: `\u2068${OMAR}\u2069 removed`,
      ar: `أزيل \u2068${OMAR}\u2069`,
    });
    await expect(await screen.findByText(removed)).toBeInTheDocument();
  },
};

/** Each invalid tag has its error message, and so has its button. */
export const WrongTags: Story = {
  args: { defaultValue: [SARA, 'sara@', '<b>x</b>'] },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return (
      <TagsField {...args} label={label} hint={hint} validate={inLocale(globals, validators)} />
    );
  },
  play: async (context) => {
    const { canvas, globals } = context;
    const { reason } = inLocale(globals, words);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getAllByText(reason)).toHaveLength(2);
    const button = canvas.getByRole('button', { name: /sara@\u2069/ });
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(tagsIn(context)).toContain('<b>x</b>');
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <TagsField {...args} label={label} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).error);
  },
};

export const Full: Story = {
  args: { defaultValue: [SARA], max: 2 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox'), 'a,b,');
    await expect(tagsIn(context)).toEqual([SARA, 'a']);
    await expect(canvas.getByText(/1 was not added|لم يُضف عنصر واحد/)).toBeVisible();
  },
};

export const Suggested: Story = {
  args: { suggestions: [SARA, OMAR, 'lina@example.com'], defaultValue: [SARA] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'EXAMPLE');
    // Values in the list are not suggested again.
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(tagsIn(context)).toEqual([SARA, OMAR]);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'lina');
    await userEvent.click(await screen.findByRole('option'));
    await expect(tagsIn(context)).toEqual([SARA, OMAR, 'lina@example.com']);
    await expect(input).toHaveFocus();
  },
};

/** From the first suggestion, ArrowUp returns to the typed text; Escape closes the list. */
export const SuggestionsLeft: Story = {
  args: { suggestions: [SARA, OMAR] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'exam{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(tagsIn(context)).toEqual(['exam']);
  },
};

/** A form submits one entry for each tag; a reset restores the initial tags. */
export const Sent: Story = {
  render: (args, { globals }) => (
    <form aria-label="form">
      <TagsField
        {...args}
        label={inLocale(globals, words).label}
        name="mail"
        defaultValue={[SARA, OMAR]}
      />
    </form>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('mail')).toEqual([SARA, OMAR]);
    await userEvent.type(canvas.getByRole('textbox'), 'a@b.co,');
    await expect(new FormData(form).getAll('mail')).toEqual([SARA, OMAR, 'a@b.co']);
    form.reset();
    await waitFor(() => expect(tagsIn(context)).toEqual([SARA, OMAR]));
  },
};

/** What stands in the field belongs to what is sent, even if the field keeps the focus. */
export const SentHalfTyped: Story = {
  ...Sent,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent: FormDataEntryValue[][] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form).getAll('mail'));
    });
    await userEvent.type(canvas.getByRole('textbox'), 'a@b.co');
    form.requestSubmit();
    await expect(sent).toEqual([[SARA, OMAR, 'a@b.co']]);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** During IME composition, Enter ends the word, not the tag. */
export const Composing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'abc');
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
    );
    await expect(tagsIn(context)).toEqual([]);
    await expect(input).toHaveValue('abc');
  },
};

const MANY = Array.from({ length: 10_000 }, (_, at) => `person${at}@example.com`);

/** Of a long list, the last tags are rendered, and more on demand. */
export const TenThousandPasted: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const input = canvas.getByRole('textbox');
    input.focus();
    paste(input, MANY.join('\n'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(MANY));
    await waitFor(() => expect(tagsIn(context)).toHaveLength(100));
    await expect(tagsIn(context).at(-1)).toBe(MANY.at(-1));
    const items = canvas.getAllByRole('listitem');
    await expect(items.at(-1)).toHaveAttribute('aria-posinset', '10000');
    await userEvent.type(input, 'one@example.com,');
    await expect(tagsIn(context).at(-1)).toBe('one@example.com');
    await userEvent.keyboard('{Backspace}');
    const { showMore } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: showMore }));
    await waitFor(() => expect(tagsIn(context)).toHaveLength(600));
  },
};

/** All tags are rendered: the button is removed, and the focus stays in the field. */
export const ShowMoreToTheEnd: Story = {
  args: { defaultValue: MANY.slice(0, 101) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const showMore = canvas.getByRole('button', { name: /\(1\)/ });
    await userEvent.click(showMore);
    await waitFor(() => expect(tagsIn(context)).toHaveLength(101));
    await expect(showMore).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Long values are truncated, and complete while their tag has the focus. Direction marks are removed. */
export const HostileValues: Story = {
  args: {
    defaultValue: [`${'x'.repeat(300)}@example.com`, '<img src=x onerror=alert(1)>'],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const input = canvas.getByRole('textbox');
    input.focus();
    paste(input, '\u202Eevil@example.com\u202C,');
    await waitFor(() => expect(tagsIn(context)).toContain('evil@example.com'));
    const [long] = canvas.getAllByRole('listitem');
    const value = long?.querySelector('bdi');
    if (long === undefined || value === null || value === undefined) throw new Error('No tag.');
    await expect(value.scrollWidth).toBeGreaterThan(value.clientWidth);
    within(long).getByRole('button').focus();
    await waitFor(() => expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth));
    await userEvent.tab();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: [SARA] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: [SARA] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
