import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { AddIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { inWindow } from '../../testing/windows';
import { padded } from '../../testing/padded';
import { PageHeading } from './PageHeading';

const words = {
  en: {
    above: 'Admin',
    title: 'Pilot projects',
    below: '12 projects',
    action: 'Create pilot project',
  },
  ar: { above: 'الإدارة', title: 'المشاريع التجريبية', below: '12 مشروعًا', action: 'إنشاء مشروع' },
};

const meta = {
  title: 'Components/Layout/PageHeading',
  component: PageHeading,
  parameters: guide({
    do: ['Once a page, above its content.'],
    dont: ['For sections: use Heading.'],
    rtl: 'Actions are at the end of the line.',
    accessibility: 'The `h1`; the lines above and below are not part of it.',
    keys: 'none',
  }),
  args: { title: '' },
  decorators: [padded('76rem')],
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: (args, { globals }) => {
    const { action, ...texts } = inLocale(globals, words);
    return (
      <PageHeading {...args} {...texts} actions={<Button icon={<AddIcon />}>{action}</Button>} />
    );
  },
  play: async ({ canvas, globals }) => {
    const title = canvas.getByRole('heading', { level: 1, name: inLocale(globals, words).title });
    title.focus();
    await expect(title).toHaveFocus();
    // A heading is not a control: a focus ring would suggest that it can be pressed.
    await expect(title.matches(':focus-visible')).toBe(true);
    await expect(getComputedStyle(title).outlineStyle).toBe('none');
  },
};

/** A button is as wide as its words, not as the page. */
export const OnAPhone: Story = {
  ...inWindow(390),
  render: (args, { globals }) => {
    const { above, title } = inLocale(globals, words);
    return <PageHeading {...args} {...{ above, title }} actions={<Button>{above}</Button>} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThan(195);
  },
};

export const LongText: Story = {
  render: (args, { globals }) => <PageHeading {...args} title={inLocale(globals, LONG_NAME)} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
