import { phoneLogin } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import { Page } from '#shell';
import { screenStory } from '#testing';
import { textOf } from '#testing';
import { authTexts } from '../../auth.texts';
import { messageTexts } from '../../messages.texts';
import { PhoneLoginScreen } from './PhoneLoginScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/PhoneLogin',
  component: PhoneLoginScreen,
  decorators: [screenStory({ features: [authFeature], path: '/phone-login', token: null })],
  render: () => (
    <Page name="phoneLogin">
      <PhoneLoginScreen />
    </Page>
  ),
} satisfies Meta<typeof PhoneLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function form({ canvas, globals }: Context) {
  const t = textOf(messageTexts, globals);
  return {
    t,
    tField: textOf(authTexts, globals),
    phone: () => canvas.findByRole('textbox', { name: t('phone.number') }),
    country: () => canvas.findByRole('button', { name: /\+\d/ }),
    send: () => canvas.getByRole('button', { name: t('phone.send') }),
  };
}

async function send(context: Context, typed = '790123456') {
  const fields = form(context);
  await userEvent.type(await fields.phone(), typed);
  await userEvent.click(fields.send());
}

const digits = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.value.replace(/\D/g, '') : '';

export const Idle: Story = {
  tags: ['empty'],
  play: async (context) => {
    const { t, country, phone } = form(context);
    await expect(await country()).toHaveAccessibleName(/\+962/);
    // The number is to the right of its country code in both languages.
    const [before, after] = [await country(), await phone()].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(before?.right).toBeLessThanOrEqual((after?.left ?? 0) + 1);
    await expect(context.canvas.getByRole('link', { name: t('phone.byEmail') })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const Required: Story = {
  tags: ['error'],
  play: async (context) => {
    const { tField, phone, send: press } = form(context);
    const input = await phone();
    await userEvent.click(press());
    await expect(await context.canvas.findByText(tField('phone.required'))).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const TooShort: Story = {
  play: async (context) => {
    // Five digits with the calling code: enough for the server, but no valid number in Jordan.
    await send(context, '12');
    const { tField, phone } = form(context);
    await expect(await context.canvas.findByText(tField('phone.invalid'))).toBeVisible();
    await waitFor(async () => expect(await phone()).toHaveFocus());
  },
};

/** Phone numbers have at most 15 digits (E.164); further digits are ignored. */
export const MostDigits: Story = {
  play: async (context) => {
    const { phone } = form(context);
    const input = await phone();
    await userEvent.type(input, '+123456789012345678');
    await waitFor(() => expect(digits(input).length).toBeLessThanOrEqual(15));
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** Arabic digits, a leading zero and spaces: the server gets the normalized number. */
export const ArabicDigits: Story = {
  play: async (context) => {
    await send(context, '٠٧٩ ٠١٢ ٣٤٥٦');
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/verify-otp/v1',
    );
  },
};

export const Submitting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(phoneLogin.never),
  play: async (context) => {
    await send(context);
    const { t } = form(context);
    await expect(
      await context.canvas.findByRole('button', { name: t('mail.sending') }),
    ).toBeVisible();
  },
};

export const ServerError: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(phoneLogin.unknown),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(digits(await form(context).phone())).toContain('790123456');
  },
};

export const ErrorCleared: Story = {
  beforeEach: ({ msw }) => msw.use(phoneLogin.unknown),
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole('alert');
    await userEvent.type(await form(context).phone(), '{Backspace}');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

export const NetworkError: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(phoneLogin.unreachable),
  play: async (context) => {
    await send(context);
    const t = textOf(problemTexts, context.globals);
    await expect(await context.canvas.findByText(t('offline'))).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['done'],
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/verify-otp/v1',
    );
  },
};
