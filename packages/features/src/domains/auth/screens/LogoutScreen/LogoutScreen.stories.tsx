import { expect, waitFor } from 'storybook/test';
import { Page } from '#shell';
import { screenMeta, stored, type Story, textOf } from '#testing';
import { sessionTexts } from '#session';
import { LogoutScreen } from './LogoutScreen';

const meta = {
  title: 'Screens/Public/Logout',
  ...screenMeta({ page: 'logout', screen: LogoutScreen }),
};

export default meta;

/** The farewell without the timer that ends it. */
export const Farewell: Story = {
  tags: ['empty', 'done'],
  render: () => (
    <Page name="logout">
      <LogoutScreen leaveAfterMs={3_600_000} />
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await expect(await canvas.findByRole('heading', { name: t('logout.thanks') })).toBeVisible();
    await expect(canvas.getByText(t('logout.soon'))).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const EndsTheSessionAndLeaves: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(stored.token).toBeUndefined());
    const elsewhere = await canvas.findByTestId('elsewhere', undefined, { timeout: 4000 });
    await expect(elsewhere).toHaveTextContent('/');
  },
};
