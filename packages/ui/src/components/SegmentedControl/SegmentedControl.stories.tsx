import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MenuIcon, PictureIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { SegmentedControl } from './SegmentedControl';

const words = {
  en: { label: 'Show as', pictures: 'Pictures', list: 'List', map: 'Map' },
  ar: { label: 'طريقة العرض', pictures: 'صور', list: 'قائمة', map: 'خريطة' },
};
const optionsOf = (globals: Record<string, unknown>) => {
  const { pictures, list, map } = inLocale(globals, words);
  return [
    { value: 'pictures', label: pictures },
    { value: 'list', label: list },
    { value: 'map', label: map },
  ];
};

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: guide({
    do: ['For two to five views of the same thing.'],
    dont: ['In a form: use RadioGroup.', 'For parts of a page: use Tabs.'],
    rtl: 'The first option is at the start of the line; arrow keys follow the direction.',
    accessibility: 'Native radios in a named group.',
    keys: 'radios',
  }),
  args: { label: '', options: [], onValueChange: fn() },
  decorators: [padded()],
  render: (args, { globals }) => (
    <SegmentedControl
      {...args}
      label={inLocale(globals, words).label}
      options={optionsOf(globals)}
    />
  ),
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, pictures, list, map } = inLocale(globals, words);
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: pictures })).toBeChecked();
    await userEvent.click(canvas.getByText(list));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('list');
    // In browsers, Left and Right follow the direction, but not in the library that sends these keys.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: map })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: map })).toHaveFocus();
  },
};

export const Icons: Story = {
  render: (args, { globals }) => {
    const { label, pictures, list } = inLocale(globals, words);
    return (
      <SegmentedControl
        {...args}
        label={label}
        defaultValue="list"
        options={[
          { value: 'pictures', label: pictures, icon: <PictureIcon /> },
          { value: 'list', label: list, icon: <MenuIcon /> },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('radio', { name: inLocale(globals, words).list })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const LittleRoom: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Filters of a list, each with its number of matches; they wrap on narrow screens. */
export const Chips: Story = {
  args: { look: 'chips' },
  render: (args, { globals }) => (
    <SegmentedControl
      {...args}
      label={inLocale(globals, words).label}
      options={optionsOf(globals).map((option, at) => ({ ...option, count: at * 7 }))}
    />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { list } = inLocale(globals, words);
    await userEvent.click(canvas.getByText(list));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('list');
    await expect(canvas.getByRole('radio', { name: `${list} 7` })).toBeChecked();
  },
};
