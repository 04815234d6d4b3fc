import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BuildingIcon, PictureIcon } from '../../icons';
import { inlineStart, LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { adminNavigation, frameWords } from '../../testing/navigation';
import { SideNavigation, type SideNavigationSection } from './SideNavigation';

const words = {
  en: {
    library: 'Library',
    buildings: 'Buildings',
    villas: 'Villas',
    offices: 'Offices',
    pictures: 'Pictures',
    collapse: 'Collapse',
    expand: 'Expand',
  },
  ar: {
    library: 'المكتبة',
    buildings: 'المباني',
    villas: 'الفلل',
    offices: 'المكاتب',
    pictures: 'الصور',
    collapse: 'طيّ',
    expand: 'توسيع',
  },
};

type Globals = Readonly<Record<string, unknown>>;

function sectionsOf(globals: Globals, current?: 'villas'): SideNavigationSection[] {
  const w = inLocale(globals, words);
  return [
    {
      items: adminNavigation(globals).items.map((item) =>
        current === undefined ? item : { ...item, current: false },
      ),
    },
    {
      label: w.library,
      items: [
        {
          label: w.buildings,
          icon: <BuildingIcon />,
          items: [
            { href: '#villas', label: w.villas, current: current === 'villas' },
            { href: '#offices', label: w.offices },
          ],
        },
        { href: '#pictures', label: w.pictures, icon: <PictureIcon /> },
      ],
    },
  ];
}

const meta = {
  title: 'Components/Navigation/SideNavigation',
  component: SideNavigation,
  args: { label: '', sections: [], onCollapsedChange: fn() },
  render: (args, { globals }) => {
    const { collapse, expand } = inLocale(globals, words);
    return (
      <div style={{ display: 'flex', blockSize: '36rem' }}>
        <SideNavigation
          {...args}
          label={inLocale(globals, frameWords).main}
          sections={args.sections.length > 0 ? args.sections : sectionsOf(globals)}
          toggleLabels={{ collapse, expand }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas, globals }) => {
    const { main, clients, footage, waiting } = inLocale(globals, frameWords);
    await expect(canvas.getByRole('navigation', { name: main })).toBeVisible();
    await expect(canvas.getByRole('link', { name: clients })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: `${footage} ${waiting(3)}` })).toBeVisible();
    const { library } = inLocale(globals, words);
    await expect(canvas.getByRole('list', { name: library })).toBeVisible();
  },
};

/** A group shows its pages on demand; its name is not a link. */
export const Group: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { buildings, villas } = inLocale(globals, words);
    const button = canvas.getByRole('button', { name: buildings });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: villas })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const page = canvas.getByRole('link', { name: villas });
    await expect(page).toBeVisible();
    await expect(inlineStart(page)).toBeGreaterThan(inlineStart(button));
    await userEvent.tab();
    await expect(page).toHaveFocus();
  },
};

/** The group of the current page is initially open. */
export const CurrentInGroup: Story = {
  render: (args, { globals }) => (
    <SideNavigation
      {...args}
      label={inLocale(globals, frameWords).main}
      sections={sectionsOf(globals, 'villas')}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { villas } = inLocale(globals, words);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(villas);
  },
};

/** With icons only, the names remain for screen readers and as tooltips. */
export const Collapsed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { collapse, expand } = inLocale(globals, words);
    const { clients } = inLocale(globals, frameWords);
    const nav = canvas.getByRole('navigation');
    const wide = nav.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: collapse }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await expect(nav.getBoundingClientRect().width).toBeLessThan(wide / 2);
    const link = canvas.getByRole('link', { name: clients });
    await expect(link).toHaveAttribute('title', clients);
    await expect(canvas.getByRole('button', { name: expand })).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** A group has no space for its pages next to icons, so it expands the navigation. */
export const GroupOfCollapsed: Story = {
  args: { defaultCollapsed: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { buildings, villas } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: buildings }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('link', { name: villas })).toBeVisible();
    await expect(canvas.getByRole('button', { name: buildings })).toHaveFocus();
  },
};

/** Controlled: the caller may refuse the change. */
export const Controlled: Story = {
  args: { collapsed: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { expand } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: expand }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: expand })).toBeVisible();
  },
};

export const LongNames: Story = {
  render: (args, { globals }) => (
    <SideNavigation
      {...args}
      label={inLocale(globals, frameWords).main}
      sections={[
        {
          label: inLocale(globals, LONG_NAME),
          items: adminNavigation(globals).items.map((item) => ({
            ...item,
            label: inLocale(globals, LONG_NAME),
            href: `${item.href}-long`,
          })),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

/** In a low window the pages scroll, and the button remains visible. */
export const LowWindow: Story = {
  render: (args, { globals }) => {
    const { collapse, expand } = inLocale(globals, words);
    return (
      <div style={{ display: 'flex', blockSize: '12rem' }}>
        <SideNavigation
          {...args}
          label={inLocale(globals, frameWords).main}
          sections={sectionsOf(globals, 'villas')}
          toggleLabels={{ collapse, expand }}
        />
      </div>
    );
  },
  play: async ({ canvas, globals, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: inLocale(globals, words).collapse });
    const { bottom } = toggle.getBoundingClientRect();
    const frame = canvasElement.querySelector('nav')?.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
  },
};
