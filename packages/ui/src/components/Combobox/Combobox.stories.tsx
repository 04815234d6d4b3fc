import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { inWindow } from '../../testing/windows';
import { padded } from '../../testing/padded';
import { pressEscape } from '../../testing/pressEscape';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Combobox } from './Combobox';

const words = {
  en: {
    label: 'Consultant',
    open: 'Show options',
    empty: 'No results found',
    error: 'Choose one',
    names: ['Élan Engineering', 'Ahmad Partners', 'Naqsh Studio', 'Amman Survey'],
    typed: 'elan',
    mail: 'Give access',
    known: 'Ahmad Partners',
    part: 'engineering elan',
    unknown: 'Am',
    isNew: 'Not in the list',
    send: 'Send',
  },
  ar: {
    label: 'الاستشاري',
    open: 'عرض الخيارات',
    empty: 'لا نتائج',
    error: 'اختر واحدًا',
    names: ['أحمد وشركاه', 'نقش للعمارة', 'إعمار عمّان', 'مكتب الرؤية'],
    typed: 'احمد',
    mail: 'منح الوصول',
    known: 'نقش للعمارة',
    part: 'وشركاه احمد',
    unknown: 'عم',
    isNew: 'غير موجود في القائمة',
    send: 'إرسال',
  },
};
const VALUES = ['a', 'b', 'c', 'd'];

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  parameters: guide({
    do: ['For one of many, found by typing.'],
    dont: ['For a few options: use Select.', 'For actions: use Menu.'],
    rtl: 'The search ignores Arabic spelling variants and vowel marks.',
    accessibility: 'A combobox with a listbox; the number of results is announced.',
    keys: 'combobox',
  }),
  args: { label: '', options: [], value: undefined, onValueChange: fn(), empty: '' },
  decorators: [padded('24rem')],
  render: function Chooses(args, { globals }) {
    const { label, empty, names } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        label={label}
        empty={empty}
        options={VALUES.map((option, at) => ({ value: option, label: names[at] ?? option }))}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Matched regardless of accents and spelling variants. */
export const FoundByTyping: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, names, typed } = inLocale(globals, words);
    const input = canvas.getByRole('combobox', { name: label });
    await userEvent.type(input, typed);
    const option = await screen.findByRole('option');
    await expect(option).toHaveTextContent(names[0] ?? '');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a');
    await expect(input).toHaveValue(names[0]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  args: { value: 'b' },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(inLocale(globals, words).open) }),
    );
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    const [chosen] = screen.getAllByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent(inLocale(globals, words).names[1] ?? '');
  },
};

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** A press on the field opens the list at the chosen option; a press elsewhere closes it. */
export const OpensByPress: Story = {
  args: { value: 'b' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const { names } = inLocale(globals, words);
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent(names[1] ?? '');
    // Another press in the text places the cursor.
    await userEvent.click(input);
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    // The focus stays in the field on phones when the page is pressed.
    canvasElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await closed();
    await userEvent.click(input);
    await userEvent.click(screen.getByRole('option', { name: names[2] ?? '' }));
    await closed();
    await expect(input).toHaveValue(names[2]);
  },
};

const send = fn();

/** Sending the form closes the list, and so do files that are dropped on the page. */
export const ClosedByForm: Story = {
  render: (args, { globals }) => {
    const { label, empty, names, send: sendLabel } = inLocale(globals, words);
    const options = VALUES.map((value, at) => ({ value, label: names[at] ?? value }));
    return (
      <form
        aria-label="form"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget).get('office'));
        }}
      >
        <Combobox {...args} {...{ label, empty, options }} name="office" defaultValue="b" />
        <div style={{ paddingBlockStart: '30rem' }}>
          <Button type="submit">{sendLabel}</Button>
        </div>
      </form>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'x');
    await screen.findByText(inLocale(globals, words).empty, { ignore: '[aria-live] *' });
    await userEvent.click(input);
    await userEvent.clear(input);
    await screen.findByRole('listbox');
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true }));
    await closed();
    send.mockClear();
    await userEvent.click(input);
    await screen.findByRole('listbox');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await closed();
    await expect(send).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
  },
};

/** All words of a term are found, in any order. */
export const WordsInAnyOrder: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { part, names } = inLocale(globals, words);
    await userEvent.type(canvas.getByRole('combobox'), part);
    const [first, ...others] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent(names[0] ?? '');
    await expect(others).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
  },
};

/** Any text may be the value: it is offered last, after a line, and is not highlighted by itself. */
export const NewName: Story = {
  tags: ['whole'],
  render: function Names(args, { globals }) {
    const { label, empty, names, isNew } = inLocale(globals, words);
    const [value, setValue] = useState<string>();
    return (
      <Combobox
        {...args}
        label={label}
        empty={empty}
        options={names.map((name) => ({ value: name, label: name }))}
        value={value ?? ''}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
        describeNew={(text) => (names.includes(text) ? undefined : isNew)}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { known, unknown, isNew } = inLocale(globals, words);
    const input = canvas.getByRole('combobox');
    const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    // The exact name is a match like others.
    await userEvent.type(input, known);
    await expect(shown()).toEqual([known]);
    await userEvent.tab();
    await closed();
    await expect(input).toHaveValue(known);
    await userEvent.click(input);
    await expect(shown()).toHaveLength(4);

    await userEvent.clear(input);
    await userEvent.type(input, unknown);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(unknown);
    const options = screen.getAllByRole('option');
    await expect(options.length).toBeGreaterThan(1);
    const last = options.at(-1);
    await expect(last).toHaveTextContent(isNew);
    await expect(last).toHaveAttribute('aria-selected', 'false');
    await expect(last).not.toHaveAttribute('data-focused');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(getComputedStyle(last ?? input, '::before').borderBlockStartWidth).toBe('1px');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[0]).toHaveAttribute('data-focused');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input).toHaveValue(unknown);
    // The matches once more, not the whole list.
    await userEvent.click(input);
    await expect(shown()).toHaveLength(options.length);
    await userEvent.click(screen.getAllByRole('option').at(-1) ?? input);
    await closed();
    await expect(input).toHaveValue(unknown);
  },
};

function expectNotOver(popup: Element, button: Element) {
  const { top, bottom } = popup.getBoundingClientRect();
  const target = button.getBoundingClientRect();
  return expect(bottom <= target.top || top >= target.bottom).toBe(true);
}

/** The space between the field and the submit button of its form decides where the list lies. */
function overSubmit(gap: string, before: string): Story {
  return {
    ...inWindow(390),
    render: (args, { globals }) => {
      const { label, empty, send: sendLabel } = inLocale(globals, words);
      return (
        <form aria-label="form" style={{ paddingBlockStart: before }}>
          <Combobox {...args} {...{ label, empty, options: MANY }} />
          <div style={{ paddingBlock: `${gap} 30rem` }}>
            <Button type="submit">{sendLabel}</Button>
          </div>
        </form>
      );
    },
    play: async ({ canvas, globals, userEvent }) => {
      const input = canvas.getByRole('combobox');
      await userEvent.click(input);
      const popup = (await screen.findByRole('listbox')).parentElement;
      const button = canvas.getByRole('button', { name: inLocale(globals, words).send });
      if (popup === null) throw new Error('The list has no popup.');
      await waitFor(async () => {
        await expectNotOver(popup, button);
        await expectNotOver(popup, input);
      });
      const row = screen.getAllByRole('option')[0]?.getBoundingClientRect().height ?? 0;
      await expect(popup.getBoundingClientRect().height).toBeLessThan(5.5 * row);
      await expect(popup.getBoundingClientRect().height).toBeGreaterThan(row);
      await userEvent.keyboard('{Escape}');
      await closed();
      const field = input.parentElement;
      await expect(getComputedStyle(field ?? input).marginBlockEnd).toBe('0px');
    },
  };
}

/** At most five rows on a phone. */
export const FiveRowsOnPhones: Story = overSubmit('25rem', '0');
/** It shrinks. */
export const AboveSubmit: Story = overSubmit('10rem', '0');
/** It opens above. */
export const FlippedBySubmit: Story = overSubmit('1rem', '20rem');
/** It moves the button. */
export const PushesSubmit: Story = overSubmit('1rem', '0');

export const NothingFits: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    const { empty } = inLocale(globals, words);
    // Announced to screen readers, too.
    const shown = await screen.findByText(empty, { ignore: '[aria-live] *' });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** A live region announces the number of matching options whenever it changes. */
export const CountAnnounced: Story = {
  args: { countLabel: (count) => `count ${count}` },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'zzz');
    await expect(await screen.findByText('count 0')).toBeInTheDocument();
    await userEvent.clear(input);
    // Also announced when the press opened the list.
    await waitFor(() => expect(screen.getAllByText('count 4')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
  },
};

export const ChosenByTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const input = canvas.getByRole('combobox');
    const active = input.getAttribute('aria-activedescendant') ?? '';
    await expect(document.getElementById(active)).toHaveAttribute('role', 'option');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).not.toHaveFocus();
  },
};

/** Disabled options are shown, and skipped by the arrow keys. */
export const DisabledOption: Story = {
  render: (args, { globals }) => {
    const { label, empty, names } = inLocale(globals, words);
    const options = VALUES.map((value, at) => ({
      value,
      label: names[at] ?? value,
      disabled: at === 0,
    }));
    return <Combobox {...args} {...{ label, empty, options }} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const [first = '', second] = inLocale(globals, words).names;
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: first }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue(second);
  },
};

/** Of five thousand options, the visible ones are rendered, and one is found by typing. */
export const ManyOptions: Story = {
  render: (args, { globals }) => {
    const { label, empty } = inLocale(globals, words);
    return <Combobox {...args} {...{ label, empty, options: MANY }} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const options = () => screen.getAllByRole('option');
    await userEvent.click(canvas.getByRole('button'));
    await expect(options().length).toBeLessThan(60);
    await expect(options()[0]).toHaveAttribute('aria-setsize', '5000');
    // The popup scrolls to the active option.
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Gate 4999' });
    const popup = screen.getByRole('listbox').parentElement;
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        popup?.getBoundingClientRect().bottom ?? 0,
      ),
    );
    await expect(options().length).toBeLessThan(60);

    await userEvent.type(input, '4999');
    await expect(options()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4999');
  },
};

const MANY = Array.from({ length: 5000 }, (_, at) => ({ value: `${at}`, label: `Gate ${at}` }));

const closeDialog = fn();
const keyOfDialog = fn();

/** Escape closes the list; the dialog around it stays open, and does not clip the list. */
export const InADialog: Story = {
  render: (args, { globals }) => {
    const { label, empty, names } = inLocale(globals, words);
    const options = VALUES.map((value, at) => ({ value, label: names[at] ?? value }));
    return (
      <Dialog open title={label} onClose={closeDialog} onKeyDown={keyOfDialog}>
        <Combobox {...args} {...{ label, empty, options }} />
      </Dialog>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    const [, , , last] = screen.getAllByRole('option');
    await waitFor(() => expect(last).toBeVisible());
    const { left, bottom } = last?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    await expect(document.elementFromPoint(left + 4, bottom - 4)?.closest('[role=option]')).toBe(
      last,
    );
    closeDialog.mockClear();
    keyOfDialog.mockClear();
    pressEscape(input);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(closeDialog).not.toHaveBeenCalled();
    await expect(keyOfDialog).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    pressEscape(input);
    await expect(closeDialog).toHaveBeenCalledOnce();
  },
};

/** A form reset restores the initial choice and clears the typed text. */
export const Reset: Story = {
  render: (args, { globals }) => {
    const { label, empty, names } = inLocale(globals, words);
    const options = VALUES.map((value, at) => ({ value, label: names[at] ?? value }));
    return (
      <form aria-label="form">
        <Combobox {...args} {...{ label, empty, options }} name="office" defaultValue="b" />
      </form>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'x');
    await expect(new FormData(form).get('office')).toBe('');
    form.reset();
    await waitFor(() => expect(input).toHaveValue(inLocale(globals, words).names[1]));
    await expect(new FormData(form).get('office')).toBe('b');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Without space below, the list opens above. */
export const OpensAbove: Story = {
  decorators: [(Story) => <div style={{ paddingBlockStart: '80vb' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
  },
};

export const Chosen: Story = {
  args: { value: 'c' },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('combobox');
    await waitFor(() => expect(input).toHaveValue(inLocale(globals, words).names[2]));
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, empty, error } = inLocale(globals, words);
    return <Combobox {...args} label={label} empty={empty} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).error);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'a' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

/** Addresses from a remote search: the text runs from left to right in both languages. */
export const LookedUpElsewhere: Story = {
  render: function LooksUp(args, { globals }) {
    const { mail, empty } = inLocale(globals, words);
    const [term, setTerm] = useState('');
    return (
      <Combobox
        {...args}
        label={mail}
        empty={empty}
        dir="ltr"
        search={{ term, onTermChange: setTerm }}
        options={term === '' ? [] : [{ value: '7', label: `${term}.haddad@example.com` }]}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: inLocale(globals, words).mail }),
      'sara',
    );
    await userEvent.click(await screen.findByRole('option', { name: 'sara.haddad@example.com' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7');
  },
};
