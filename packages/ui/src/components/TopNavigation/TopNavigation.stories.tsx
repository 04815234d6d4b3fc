import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LanguageToggle } from '../../patterns/LanguageToggle';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import {
  adminNavigation,
  eightPages,
  frameWords,
  longPages,
  SignedInEnd,
} from '../../testing/navigation';
import { inWindow } from '../../testing/windows';
import { LinkProvider, type LinkComponentProps } from '../Link';
import { Text } from '../Text';
import { TopNavigation } from './TopNavigation';

const meta = {
  title: 'Components/Navigation/TopNavigation',
  component: TopNavigation,
  parameters: guide({
    do: ['At the head of every page; in AppShell.'],
    dont: ['For more pages than its line has room for.'],
    rtl: 'The logo is at the start of the line, the account at its end.',
    accessibility:
      'A banner with a named navigation. The current link has `aria-current`; the button for the rest shows links, not a menu, and Escape closes it.',
    keys: 'disclosure',
    framed: true,
  }),
  render: (args, { globals }) => (
    <TopNavigation
      navigation={adminNavigation(globals)}
      {...args}
      home={{ href: '/', label: inLocale(globals, frameWords).home }}
    >
      <SignedInEnd globals={globals} />
    </TopNavigation>
  ),
} satisfies Meta<typeof TopNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** Nothing is wider than the window, and the header is one row of the given height. */
async function expectToFit({ canvas }: Context, height: number) {
  const header = canvas.getByRole('banner');
  // Items are fitted before the first paint.
  await waitFor(async () => {
    const { left, right, height: actual } = header.getBoundingClientRect();
    await expect(actual).toBe(height);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const control of header.querySelectorAll('a, button')) {
      const rect = control.getBoundingClientRect();
      if (rect.width === 0) continue;
      await expect(rect.left).toBeGreaterThanOrEqual(left);
      await expect(rect.right).toBeLessThanOrEqual(right);
    }
  });
}

export const Admin: Story = {
  ...inWindow(1280),
  play: async (context) => {
    const { canvas, globals } = context;
    const words = inLocale(globals, frameWords);
    const nav = canvas.getByRole('navigation', { name: words.main });
    const current = canvas.getByRole('link', { name: words.clients });
    await expect(current).toHaveAttribute('aria-current', 'page');
    // The line is aligned with the header's edge.
    await expect(nav.getBoundingClientRect().bottom).toBe(
      canvas.getByRole('banner').getBoundingClientRect().bottom - 1,
    );
    await expect(
      canvas.getByRole('link', { name: `${words.footage} ${words.waiting(3)}` }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.more })).toBeNull();
    await expect(inlineStart(canvas.getByRole('link', { name: words.home }))).toBe(40);
    await expectToFit(context, 64);
  },
};

export const Client: Story = {
  render: (args, { globals }) => {
    const { home, main, more } = inLocale(globals, frameWords);
    const label = inLocale(globals, { en: 'Projects', ar: 'المشاريع' });
    return (
      <TopNavigation
        {...args}
        phoneItems="none"
        home={{ href: '/', label: home }}
        navigation={{
          label: main,
          moreLabel: more,
          items: [{ href: '#projects', label, current: true }],
        }}
      >
        <SignedInEnd globals={globals} />
      </TopNavigation>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('navigation')).toContainElement(
      canvas.getByRole('link', { current: 'page' }),
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  },
};

export const SignedOut: Story = {
  render: (args, { globals }) => {
    const { home, other } = inLocale(globals, frameWords);
    return (
      <TopNavigation {...args} home={{ href: '/', label: home }}>
        <LanguageToggle target={other} />
      </TopNavigation>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const toggle = canvas.getByRole('button');
    await expect(inlineStart(canvas.getByRole('link'))).toBeLessThan(inlineStart(toggle));
    await expect(toggle).toHaveAccessibleName(inLocale(globals, frameWords).other.name);
  },
};

export const WithoutLogo: Story = {
  render: (args, { globals }) => (
    <TopNavigation {...args}>
      <LanguageToggle target={inLocale(globals, frameWords).other} />
    </TopNavigation>
  ),
  play: async ({ canvas }) => {
    await expect(inlineStart(canvas.getByRole('button'))).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const Tablet: Story = { ...inWindow(768), play: (context) => expectToFit(context, 64) };
export const Wide: Story = {
  ...inWindow(1920),
  play: async (context) => {
    await expect(inlineStart(context.canvas.getAllByRole('link')[0] ?? document.body)).toBe(160);
    await expectToFit(context, 64);
  },
};

/** A TabBar contains the items. */
export const PhoneWithTabBar: Story = {
  ...inWindow(360),
  args: { phoneItems: 'none' },
  play: async (context) => {
    await expect(context.canvas.queryByRole('navigation')).toBeNull();
    await expectToFit(context, 56);
  },
};

/** Without a TabBar, a button shows the items. */
export const Phone: Story = {
  ...inWindow(320),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { more, footage, waiting } = inLocale(globals, frameWords);
    await expectToFit(context, 56);
    const button = await canvas.findByRole('button', { name: more });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const link = canvas.getByRole('link', { name: `${footage} ${waiting(3)}` });
    await expect(link).toBeVisible();
    await expectToFit(context, 56);
  },
};

export const EightItems: Story = {
  ...inWindow(768),
  render: (args, context) =>
    meta.render({ ...args, navigation: eightPages(context.globals) }, context),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { more, page, waiting } = inLocale(globals, frameWords);
    const counted = canvas.getByRole('link', { name: new RegExp(`${waiting(1204)}$`) });
    await expect(counted).toHaveTextContent('999+');
    const button = await canvas.findByRole('button', { name: new RegExp(`^${more}`) });
    await expect(canvas.queryByRole('link', { name: page(8) })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    const last = canvas.getByRole('link', { name: page(8) });
    await expect(last).toBeVisible();
    // Moving the focus out of the links closes them.
    last.focus();
    await userEvent.tab();
    await expect(last).not.toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
    await expectToFit(context, 64);
  },
};

/** The count of an item without room is beside the button that shows it. */
export const CountOutOfSight: Story = {
  ...inWindow(768),
  render: (args, context) => {
    const pages = eightPages(context.globals);
    const navigation = { ...pages, items: pages.items.toReversed() };
    return meta.render({ ...args, navigation }, context);
  },
  play: async (context) => {
    const { more, waiting } = inLocale(context.globals, frameWords);
    const button = await context.canvas.findByRole('button', { name: new RegExp(more) });
    await expect(button).toHaveAccessibleName(new RegExp(`${waiting(1204)}$`));
    await expect(button).toHaveTextContent('999+');
    await expectToFit(context, 64);
  },
};

/** A click outside closes the links. */
export const ClosesOutside: Story = {
  ...inWindow(320),
  play: async ({ canvas, globals, userEvent }) => {
    const button = await canvas.findByRole('button', { name: inLocale(globals, frameWords).more });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongText: Story = {
  ...inWindow(768),
  render: (args, context) =>
    meta.render({ ...args, navigation: longPages(context.globals) }, context),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: inLocale(globals, frameWords).more }),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expectToFit(context, 64);
  },
};

/** Text at twice its size on a small phone: the row wraps, and nothing is clipped. */
export const LargeText: Story = {
  ...inWindow(320),
  globals: { ...inWindow(320).globals, textSize: '200' },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    // Items are fitted before the first paint.
    await waitFor(async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      for (const control of header.querySelectorAll('a, button')) {
        const { left, right, width } = control.getBoundingClientRect();
        if (width === 0) continue;
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(window.innerWidth);
      }
    });
  },
};

/** A narrower window hides the focused item: the button gets the focus. */
export const KeepsTheFocus: Story = {
  render: function Resized(args, context) {
    const [narrow, setNarrow] = useState(false);
    return (
      <div style={{ inlineSize: narrow ? '28rem' : '100%' }}>
        {meta.render(args, context)}
        <button
          type="button"
          // The focus does not move.
          onPointerDown={() => setNarrow(true)}
          data-testid="narrow"
          tabIndex={-1}
          style={{ inlineSize: '2.75rem', blockSize: '2.75rem' }}
        >
          ⇥
        </button>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { activity, more } = inLocale(globals, frameWords);
    canvas.getByRole('link', { name: activity }).focus();
    canvas.getByTestId('narrow').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`^${more}`) })).toHaveFocus(),
    );
  },
};

const followed: string[] = [];

function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- The children are among the rest.
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        followed.push(href);
      }}
    />
  );
}

/** Every link, including those behind the button, is the app's own. */
export const FollowedByTheRouter: Story = {
  ...inWindow(320),
  beforeEach: () => {
    followed.length = 0;
  },
  render: (args, context) => (
    <LinkProvider component={RouterLink}>{meta.render(args, context)}</LinkProvider>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { home, more, pilots } = inLocale(globals, frameWords);
    await userEvent.click(canvas.getByRole('link', { name: home }));
    const button = await canvas.findByRole('button', { name: more });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: pilots }));
    await expect(followed).toEqual(['/', '#pilots']);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The header is sticky, and content scrolls below it. */
export const Sticky: Story = {
  render: (args, context) => (
    <div>
      {meta.render(args, context)}
      <main style={{ blockSize: '200vh', padding: '2rem' }}>
        <Text>{inLocale(context.globals, frameWords).clients}</Text>
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};
