import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { padded } from '../../testing/padded';
import { Option } from './Listbox.styles';
import type { ListboxKeys } from './nextOption';
import { useListbox } from './useListbox';

interface Choice {
  value: string;
  disabled?: boolean;
}

interface HostProps {
  options: readonly Choice[];
  keys: ListboxKeys;
  isOpen: boolean;
  canClose: boolean;
  open: (from: 'first' | 'last' | undefined) => void;
  pick: (value: string) => void;
  close: () => void;
  /** A key that reached the element around the input. */
  keyOutside: (key: string) => void;
}

const VALUES = [{ value: 'Alpha' }, { value: 'Beta', disabled: true }, { value: 'Gamma' }];
/** Heights of lines are no whole pixels in each script, and the virtualizer rounds them. */
const TOLERANCE = 4;
const MANY = Array.from({ length: 10_000 }, (_, at) => ({ value: `Gate ${at}` }));

/** An input with a list below it, which scrolls by itself. */
function Host({ options, keys, isOpen, canClose, open, pick, close, keyOutside }: HostProps) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const listbox = useListbox<Choice>({
    id,
    items: options,
    keyOf,
    isDisabled,
    isOpen,
    active,
    onActiveChange: setActive,
    onOpen: open,
    onPick: ({ value }) => pick(value),
    onClose: canClose ? close : undefined,
    keys,
    announcement: `count ${options.length}`,
  });
  return (
    <div role="presentation" onKeyDown={({ key }) => keyOutside(key)}>
      <input
        aria-label="Search"
        {...listbox.inputProps}
        onKeyDown={listbox.handleKey}
        style={{ blockSize: '2.75rem' }}
      />
      {listbox.options.length > 0 && (
        <div
          {...listbox.listProps}
          aria-label="Options"
          style={{ blockSize: '12rem', overflow: 'auto' }}
        >
          {listbox.options.map(({ item, key, props }) => (
            <Option key={key} {...props} aria-selected={false}>
              {item.value}
            </Option>
          ))}
        </div>
      )}
      {listbox.virtualizer}
    </div>
  );
}

function keyOf({ value }: Choice): string {
  return value;
}

function isDisabled({ disabled }: Choice): boolean {
  return disabled === true;
}

/** The list that Combobox, PhoneField and TagsField share. */
const meta = {
  title: 'Foundations/Listbox',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [padded('24rem')],
  args: {
    options: VALUES,
    keys: { edges: 'wrap' },
    isOpen: true,
    canClose: true,
    open: fn(),
    pick: fn(),
    close: fn(),
    keyOutside: fn(),
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<HostProps>;

export default meta;
type Story = StoryObj<typeof meta>;

function activeOption(): HTMLElement | null {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
}

function options(): HTMLElement[] {
  return screen.getAllByRole('option');
}

/** The focus stays in the input, which names the active option. Disabled options are skipped. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    // Without an active option, Enter belongs to the form.
    await userEvent.type(input, '{Enter}');
    await expect(args.pick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOption()).toHaveTextContent('Alpha');
    await expect(activeOption()).toHaveAttribute('data-focused');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOption()).toHaveTextContent('Gamma');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.pick).toHaveBeenLastCalledWith('Gamma');
  },
};

/** Arrow keys open a closed list, with Alt without an active option; Alt+ArrowUp closes it. */
export const OpenedByKeys: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, '{ArrowDown}{ArrowUp}{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
    await expect(args.open).toHaveBeenNthCalledWith(1, 'first');
    await expect(args.open).toHaveBeenNthCalledWith(2, 'last');
    await expect(args.open).toHaveBeenNthCalledWith(3, undefined);
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

/** During IME composition, keys choose among the input method's candidates. */
export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '{ArrowDown}');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        isComposing: true,
      });
      await expect(input.dispatchEvent(event)).toBe(true);
    }
    await expect(activeOption()).toHaveTextContent('Alpha');
    await expect(args.pick).not.toHaveBeenCalled();
    await expect(args.close).not.toHaveBeenCalled();
  },
};

/** Escape closes the list, and reaches nothing around it. */
export const Escape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Escape}');
    await expect(args.close).toHaveBeenCalledOnce();
    await expect(args.keyOutside).not.toHaveBeenCalledWith('Escape');
  },
};

/** In a dialog or popover that closes as a whole, Escape belongs to that. */
export const EscapeOfThePopover: Story = {
  args: { canClose: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Escape}');
    await expect(args.keyOutside).toHaveBeenCalledWith('Escape');
  },
};

/** A click chooses, and leaves the focus in the input. */
export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Gamma' }));
    await expect(args.pick).toHaveBeenLastCalledWith('Gamma');
    await expect(input).toHaveFocus();
    const disabled = canvas.getByRole('option', { name: 'Beta' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(disabled);
    await expect(args.pick).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  play: async () => {
    await expect(await screen.findByText('count 3')).toBeInTheDocument();
  },
};

/** Of ten thousand options, only those near the visible ones and the active one are in the DOM. */
export const TenThousand: Story = {
  args: { options: MANY, keys: { edges: 'wrap', page: 10, hasHomeAndEnd: true } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const list = canvas.getByRole('listbox');
    /** Pixels of an option that are outside of the list. */
    const hiddenPart = (option: HTMLElement | null) => {
      const { top, bottom } = list.getBoundingClientRect();
      const box = option?.getBoundingClientRect();
      return box === undefined ? Infinity : Math.max(top - box.top, box.bottom - bottom, 0);
    };
    const isVisible = (option: HTMLElement) => hiddenPart(option) <= TOLERANCE;
    const expectActive = async (value: string) => {
      await waitFor(() => expect(activeOption()).toHaveTextContent(value));
      await waitFor(() => expect(hiddenPart(activeOption())).toBeLessThanOrEqual(TOLERANCE));
      await expect(options().length).toBeLessThan(60);
    };
    await expect(options().length).toBeLessThan(60);
    await expect(options()[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(options()[0]).toHaveAttribute('aria-posinset', '1');
    // The code for virtualization has loaded.
    await waitFor(() => expect(options().length).toBeLessThan(40));

    await userEvent.type(input, '{ArrowUp}');
    await expectActive('Gate 9999');
    await userEvent.keyboard('{PageUp}');
    await expectActive('Gate 9989');
    await userEvent.keyboard('{Home}');
    await expectActive('Gate 0');

    // The scroll bar has the length of the whole list, and the active option stays in the DOM.
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => expect(options().some((option) => isVisible(option))).toBe(true));
    await expect(activeOption()).toHaveTextContent('Gate 0');
    await waitFor(() =>
      expect(
        Number(
          options()
            .find((option) => isVisible(option))
            ?.getAttribute('aria-posinset'),
        ),
      ).toBeGreaterThan(4000),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Gate 1');
  },
};
