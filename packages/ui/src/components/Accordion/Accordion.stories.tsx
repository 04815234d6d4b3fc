import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Text } from '../Text';
import { Accordion } from './Accordion';

const words = {
  en: [
    ['What is a tour?', 'A building to walk through in the browser, from room to room.'],
    ['Who can open it?', 'The owner, and whom the owner gives access by e-mail.'],
    ['Can it be shown on a phone?', 'Yes, full screen, in any browser of the last three years.'],
  ],
  ar: [
    ['ما الجولة؟', 'مبنى يمكن التجول فيه عبر المتصفح من غرفة إلى أخرى.'],
    ['من يستطيع فتحها؟', 'المالك ومن يمنحه المالك صلاحية الوصول بالبريد الإلكتروني.'],
    ['هل تعمل على الهاتف؟', 'نعم، بملء الشاشة، في أي متصفح صدر خلال السنوات الثلاث الماضية.'],
  ],
} as const;
const itemsOf = (globals: Record<string, unknown>) =>
  inLocale(globals, words).map(([title, content], at) => ({
    id: String(at),
    title,
    content: <Text>{content}</Text>,
  }));

const meta = {
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  parameters: guide({
    do: ['For sections of which people read a few: questions and answers.'],
    dont: ['For steps in order: use Stepper.', 'For pages of one thing: use Tabs.'],
    rtl: 'The arrow is at the end of the line.',
    accessibility:
      'Native `details` and `summary` with a heading inside; search in the page opens a section.',
    keys: 'disclosure',
  }),
  args: { items: [], level: 3 },
  decorators: [padded()],
  render: (args, { globals }) => <Accordion {...args} items={itemsOf(globals)} />,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = inLocale(globals, words);
    await expect(canvas.getByText(first[1])).not.toBeVisible();
    await userEvent.click(canvas.getByText(first[0]));
    await expect(canvas.getByText(first[1])).toBeVisible();
    await userEvent.click(canvas.getByText(second[0]));
    await expect(canvas.getByText(first[1])).toBeVisible();
    await expect(canvas.getByText(second[1])).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: first[0] })).toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { single: true, defaultOpen: ['0'] },
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = inLocale(globals, words);
    await expect(canvas.getByText(first[1])).toBeVisible();
    await userEvent.click(canvas.getByText(second[0]));
    await expect(canvas.getByText(second[1])).toBeVisible();
    await expect(canvas.getByText(first[1])).not.toBeVisible();
  },
};

/** The title is a button: Tab reaches it, Enter and Space open it. */
export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = inLocale(globals, words);
    await userEvent.tab();
    await expect(canvas.getByText(first[0]).closest('summary')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText(second[0]).closest('summary')).toHaveFocus();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '15rem' }}>
      <Accordion
        {...args}
        items={[{ id: 'long', title: inLocale(globals, LONG_NAME), content: <Text>…</Text> }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
