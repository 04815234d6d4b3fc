import { ssoLogin } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { playWith, screenMeta, ssoNameIn, stored, type Story, textOf, withSso } from '#testing';
import { features } from '../../sso.page';
import { ssoTexts } from '../../sso.texts';
import { SsoScreen } from './SsoScreen';

const meta = {
  title: 'Screens/Public/After the provider',
  ...screenMeta({ page: 'sso', screen: SsoScreen, features, as: 'visitor' }),
};

export default meta;

const play = playWith(({ globals }) => ({
  t: textOf(ssoTexts, globals),
  name: ssoNameIn(globals),
}));

/** An outcome, with what there is to do about it. */
function outcome(
  of: 'unknown' | 'cancelled' | 'away' | 'expired' | 'suspended' | 'taken' | 'deadLink',
  action: 'sso.retry' | 'sso.contact',
): Story {
  return {
    tags: ['error'],
    parameters: { screen: { path: `/login/sso?outcome=${of}` } },
    beforeEach: () => withSso(),
    play: play(async ({ t, name, canvas }) => {
      const title = t(`sso.${of}`, { name });
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(canvas.getByText(t(`sso.${of}Text`, { name }))).toBeVisible();
      // The footer has the contact as well.
      const [link] = canvas.getAllByRole('link', { name: new RegExp(t(action)) });
      await expect(link).toBeVisible();
      await expect(canvas.getByRole('link', { name: t('sso.otherWay') })).toBeVisible();
      await expect(stored.token).toBeUndefined();
    }),
  };
}

/** Whom to ask, not an error. */
export const Unknown: Story = outcome('unknown', 'sso.contact');
export const Cancelled: Story = outcome('cancelled', 'sso.retry');
export const Away: Story = outcome('away', 'sso.retry');
export const Expired: Story = outcome('expired', 'sso.retry');
export const Suspended: Story = outcome('suspended', 'sso.contact');
export const Taken: Story = outcome('taken', 'sso.retry');
export const DeadLink: Story = outcome('deadLink', 'sso.contact');

/** Without passwords, there is no other way. */
export const AwayWithoutPasswords: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/login/sso?outcome=away' } },
  beforeEach: () => withSso({ isOnly: true }),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('sso.awayOnlyText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('sso.retry') })).toHaveAttribute(
      'href',
      '/api/sso/start',
    );
    await expect(canvas.queryByRole('link', { name: t('sso.otherWay') })).toBeNull();
  }),
};

export const Exchanging: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(ssoLogin.never),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('sso.title') })).toBeVisible();
  }),
};

/** The login, whose guard knows the first page of a user. */
export const Success: Story = {
  tags: ['done'],
  play: play(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/login');
    await waitFor(() => expect(stored.token).toBe('t-noor'));
  }),
};

/** The page was loaded again: the cookie was used. */
export const ExchangedBefore: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(ssoLogin.expired),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('sso.expired') })).toBeVisible();
  }),
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(ssoLogin.unreachable),
  play: play(async ({ t, canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: t('sso.failed') })).toBeVisible();
    msw.use(ssoLogin.client);
    await userEvent.click(canvas.getByRole('button', { name: t('sso.retry') }));
    await waitFor(() => expect(stored.token).toBe('t-noor'));
  }),
};
