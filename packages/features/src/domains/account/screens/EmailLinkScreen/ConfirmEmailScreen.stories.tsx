import { confirmEmailChange } from '@jawla/mocks';
import { screenMeta, type Story } from '#testing';
import { features } from '../../confirmEmail.page';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';
import { emailLinkStories } from '../../testing/emailLinkStories';

const meta = {
  title: 'Screens/Public/Confirm email',
  ...screenMeta({
    page: 'confirmEmail',
    screen: ConfirmEmailScreen,
    path: '/confirm-email/ln_secret',
    features,
    as: 'visitor',
  }),
};

export default meta;

const stories = emailLinkStories('confirm', confirmEmailChange);

export const Loading: Story = { tags: ['loading'], ...stories.loading };

/** Opened a second time, or too late: there is no button to press. */
export const AlreadyUsed: Story = { tags: ['error'], ...stories.alreadyUsed };

export const CheckFailed: Story = { tags: ['error'], ...stories.checkFailed };

export const OpenedOffline: Story = { tags: ['offline'], ...stories.openedOffline };

/** A server that cannot be asked: the link is tried, as before. */
export const OlderServer: Story = { tags: ['done'], ...stories.olderServer };

/** Opening the link uses nothing up: scanners of mails open links. */
export const Opened: Story = stories.opened;

export const Sending: Story = { tags: ['loading'], ...stories.sending };

export const Done: Story = { tags: ['done'], ...stories.done };

/** Used or expired since the page was opened. */
export const DeadLink: Story = { tags: ['error'], ...stories.deadLink };

export const Taken: Story = { tags: ['error'], ...stories.taken };

export const Offline: Story = { tags: ['offline'], ...stories.offline };
