import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { CheckboxGroup } from './CheckboxGroup';

const words = {
  en: {
    label: 'Tell me about',
    hint: 'You can change this at any time',
    error: 'Choose at least one',
    tours: 'New tours',
    dates: 'New dates of a tour',
    news: 'News',
  },
  ar: {
    label: 'أرسلوا لي إشعارات عن',
    hint: 'يمكن تغيير ذلك في أي وقت',
    error: 'يرجى اختيار واحد على الأقل',
    tours: 'الجولات الجديدة',
    dates: 'التواريخ الجديدة لجولة',
    news: 'الأخبار',
  },
};
const optionsOf = (globals: Record<string, unknown>) => {
  const { tours, dates, news } = inLocale(globals, words);
  return [
    { value: 'tours', label: tours },
    { value: 'dates', label: dates },
    { value: 'news', label: news },
  ];
};

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: guide({
    do: ['For any number of a few options.'],
    dont: ['For one of several: use RadioGroup.', 'For a single yes or no: use Checkbox.'],
    accessibility: 'A fieldset with its legend; hint and error describe the group.',
    keys: 'checkbox',
  }),
  args: { label: '', options: [], name: 'about', onValueChange: fn() },
  decorators: [padded()],
  render: (args, { globals }) => (
    <CheckboxGroup {...args} label={inLocale(globals, words).label} options={optionsOf(globals)} />
  ),
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, tours, news } = inLocale(globals, words);
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: news }));
    await userEvent.click(canvas.getByRole('checkbox', { name: tours }));
    // In the order of the options, not of the clicks.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tours', 'news']);
    await userEvent.click(canvas.getByRole('checkbox', { name: news }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tours']);
  },
};

/** The form submits each ticked value under the same name, and a reset restores the initial choice. */
export const InAForm: Story = {
  args: { defaultValue: ['dates'] },
  decorators: [(Story) => <form aria-label="form">{Story()}</form>],
  play: async ({ canvas, globals, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('about');
    await expect(sent()).toEqual(['dates']);
    await userEvent.click(canvas.getByRole('checkbox', { name: inLocale(globals, words).news }));
    await expect(sent()).toEqual(['dates', 'news']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['dates']));
  },
};

export const WithHint: Story = {
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <CheckboxGroup {...args} options={optionsOf(globals)} label={label} hint={hint} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      inLocale(globals, words).hint,
    );
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <CheckboxGroup {...args} options={optionsOf(globals)} label={label} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      inLocale(globals, words).error,
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['tours'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
