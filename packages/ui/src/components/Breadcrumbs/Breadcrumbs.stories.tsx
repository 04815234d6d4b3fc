import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Breadcrumbs } from './Breadcrumbs';

const words = {
  en: { label: 'You are here', clients: 'Clients', client: 'Noor Haddad', project: 'Wadi Offices' },
  ar: {
    label: 'مكانك في البوابة',
    clients: 'العملاء',
    client: 'نور حداد',
    project: 'مكاتب الوادي',
  },
};

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: guide({
    do: ['On pages two or more levels deep.'],
    dont: ['As the only way back: browsers have one.'],
    rtl: 'The path runs with the language, and its arrows mirror.',
    accessibility: 'A navigation with a list; the current page has `aria-current`.',
    keys: 'link',
  }),
  args: { label: '', parents: [], current: '' },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { label, clients, client, project } = inLocale(globals, words);
    const parents = [
      { href: '/dashboard', label: clients },
      { href: '/dashboard/noor', label: client },
    ];
    return <Breadcrumbs {...args} {...{ label, parents }} current={project} />;
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, globals }) => {
    const { label, clients, client, project } = inLocale(globals, words);
    await expect(canvas.getByRole('navigation', { name: label })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([clients, client]);
    const current = canvas.getByText(project).closest('[aria-current]');
    await expect(current).toHaveAttribute('aria-current', 'page');
    const [first, second] = links.map((link) => link.getBoundingClientRect().left);
    await expect(Number(first) < Number(second)).toBe(globals['locale'] !== 'ar');
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas, globals }) => {
    const { clients, client, project } = inLocale(globals, words);
    await expect(canvas.getByText(clients)).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: client })).toBeVisible();
    await expect(canvas.getByText(project)).toBeVisible();
  },
};

export const TopOnly: Story = {
  render: (args, { globals }) => {
    const { label, clients } = inLocale(globals, words);
    return <Breadcrumbs {...args} label={label} parents={[]} current={clients} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const { label, clients } = inLocale(globals, words);
    const name = inLocale(globals, LONG_NAME);
    return (
      <div style={{ maxInlineSize: '16rem' }}>
        <Breadcrumbs
          {...args}
          label={label}
          parents={[{ href: '/dashboard', label: clients }]}
          current={name}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
