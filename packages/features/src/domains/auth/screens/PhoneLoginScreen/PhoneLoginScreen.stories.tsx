import { phoneLogin } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { authTexts } from '../../auth.texts';
import { messageTexts } from '../../messages.texts';
import { PhoneLoginScreen } from './PhoneLoginScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/PhoneLogin',
  ...screenMeta({
    page: 'phoneLogin',
    screen: PhoneLoginScreen,
    features: [authFeature],
    as: 'visitor',
  }),
};

export default meta;

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

const play = playWith(form);

async function send(context: Context, typed = '790123456') {
  const fields = form(context);
  await userEvent.type(await fields.phone(), typed);
  await userEvent.click(fields.send());
}

const digits = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.value.replace(/\D/g, '') : '';

export const Idle: Story = {
  tags: ['empty'],
  play: play(async ({ t, country, phone, canvas }) => {
    await expect(await country()).toHaveAccessibleName(/\+962/);
    // The number is to the right of its country code in both languages.
    const [before, after] = [await country(), await phone()].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(before?.right).toBeLessThanOrEqual((after?.left ?? 0) + 1);
    await expect(canvas.getByRole('link', { name: t('phone.byEmail') })).toHaveAttribute(
      'href',
      '/login',
    );
  }),
};

export const Required: Story = {
  tags: ['error'],
  play: play(async ({ tField, phone, send: press, canvas }) => {
    const input = await phone();
    await userEvent.click(press());
    await expect(await canvas.findByText(tField('phone.required'))).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
  }),
};

export const TooShort: Story = {
  play: play(async ({ tField, phone, canvas, context }) => {
    // Five digits with the calling code: enough for the server, but no valid number in Jordan.
    await send(context, '12');
    await expect(await canvas.findByText(tField('phone.invalid'))).toBeVisible();
    await waitFor(async () => expect(await phone()).toHaveFocus());
  }),
};

/** Phone numbers have at most 15 digits (E.164); further digits are ignored. */
export const MostDigits: Story = {
  play: play(async ({ phone, canvas }) => {
    const input = await phone();
    await userEvent.type(input, '+123456789012345678');
    await waitFor(() => expect(digits(input).length).toBeLessThanOrEqual(15));
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
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
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('mail.sending') })).toBeVisible();
  }),
};

export const ServerError: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(phoneLogin.unknown),
  play: play(async ({ canvas, phone, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(digits(await phone())).toContain('790123456');
  }),
};

export const ErrorCleared: Story = {
  beforeEach: ({ msw }) => msw.use(phoneLogin.unknown),
  play: play(async ({ canvas, phone, context }) => {
    await send(context);
    await canvas.findByRole('alert');
    await userEvent.type(await phone(), '{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  }),
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
