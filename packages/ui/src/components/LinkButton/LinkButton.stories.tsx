import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { LinkProvider, type LinkComponentProps } from '../Link';
import { LinkButton } from './LinkButton';

const words = {
  en: { view: 'View project', contact: 'Contact us', outside: 'opens in a new tab' },
  ar: { view: 'عرض المشروع', contact: 'اتصل بنا', outside: 'يُفتح في علامة تبويب جديدة' },
};

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  parameters: guide({
    do: ['For going somewhere, where it matters as much as a button.'],
    dont: ['For actions: use Button.', 'In running text: use TextLink.'],
    rtl: 'Arrows mirror themselves.',
    accessibility: 'A link. `external` says that it opens a new tab.',
    keys: 'link',
  }),
  subcomponents: { LinkProvider },
  args: { href: '/user/sara/villa' },
  decorators: [padded()],
  render: (args, { globals }) => <LinkButton {...args}>{inLocale(globals, words).view}</LinkButton>,
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a LinkProvider it is a plain `<a>`. */
export const Plain: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: inLocale(globals, words).view });
    await expect(link).toHaveAttribute('href', '/user/sara/villa');
  },
};

const navigate = fn();

function AppLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** The app's own link navigates without a page load. */
export const InsideAnApp: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={AppLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate.mock.calls).toEqual([['/user/sara/villa']]);
  },
};

export const External: Story = {
  args: { href: 'https://jawla.example/contact' },
  render: (args, { globals }) => {
    const { contact } = inLocale(globals, words);
    return (
      <LinkButton {...args} external>
        {contact}
      </LinkButton>
    );
  },
  play: async ({ canvas, globals }) => {
    const { contact, outside } = inLocale(globals, words);
    const link = canvas.getByRole('link', { name: `${contact} ${outside}` });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
