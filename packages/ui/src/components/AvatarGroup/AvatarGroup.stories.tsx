import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { cover } from '../../testing/covers';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { AvatarGroup } from './AvatarGroup';

const words = {
  en: { label: 'People with access', more: (count: number) => `and ${count} more` },
  ar: { label: 'من لديهم صلاحية الوصول', more: (count: number) => `و${count} آخرون` },
};
const PEOPLE = [
  { id: '1', name: 'Sara Haddad' },
  { id: '2', name: 'عمر خليل' },
  { id: '3', name: 'Lina', src: cover(20) },
  { id: '4', name: 'Khalid Nasser' },
  { id: '5', name: 'مي' },
  { id: '6', name: 'Bo' },
];

const meta = {
  title: 'Components/Data/AvatarGroup',
  component: AvatarGroup,
  parameters: guide({
    do: ['For a few people in little space: who has access.'],
    dont: ['Where the names matter: write them.'],
    rtl: 'The first person is at the start of the line, and the number at its end.',
    accessibility: 'A list of names; the rest is read from `moreLabel`.',
    keys: 'none',
  }),
  args: { label: '', people: PEOPLE, moreLabel: String },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { label, more } = inLocale(globals, words);
    return <AvatarGroup {...args} label={label} moreLabel={more} />;
  },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  play: async ({ canvas, globals }) => {
    const { label, more } = inLocale(globals, words);
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[4]).toHaveTextContent(more(2));
    const [first, second] = items.map((item) => item.getBoundingClientRect().left);
    await expect(Number(first) < Number(second)).toBe(globals['locale'] !== 'ar');
  },
};

export const AllOfThem: Story = {
  args: { max: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(PEOPLE.length);
    await expect(canvas.queryByText(/\+/)).toBeNull();
  },
};

export const One: Story = {
  args: { people: PEOPLE.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Sara Haddad');
  },
};

export const Thousands: Story = {
  args: { people: Array.from({ length: 2000 }, (_, at) => ({ id: String(at), name: `P ${at}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('+1,996')).toBeVisible();
  },
};
