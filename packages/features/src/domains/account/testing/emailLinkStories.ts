import { emailChangeLink, type confirmEmailChange } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { messageTexts } from '#auth';
import { problemTexts } from '#core/http';
import { type Context, type Play, playWith, type Story, textOf } from '#testing';
import { accountTexts } from '../account.texts';

type Answers = typeof confirmEmailChange;
type Handler = Answers['done'];

/** The stories of a page with a mailed link and a button that uses it. Add the tags. */
export function emailLinkStories(kind: 'confirm' | 'undo', answers: Answers) {
  const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(accountTexts, globals);
  const play = playWith((context) => ({
    t: texts(context),
    message: textOf(messageTexts, context.globals),
    button: () => context.canvas.findByRole('button', { name: texts(context)(`${kind}.action`) }),
    heading: (name: string) => context.canvas.findByRole('heading', { level: 1, name }),
  }));
  const story = (handler: Handler | undefined, test: Play): Story => ({
    ...(handler && { beforeEach: ({ msw }) => msw.use(handler) }),
    play: test,
  });

  return {
    loading: story(
      emailChangeLink.never,
      play(async ({ message, t, canvas }) => {
        await expect(await canvas.findByText(message('link.loading'))).toBeInTheDocument();
        await expect(canvas.queryByRole('button', { name: t(`${kind}.action`) })).toBeNull();
      }),
    ),
    alreadyUsed: story(
      emailChangeLink.dead,
      play(async ({ message, t, heading, canvas }) => {
        await expect(await heading(message('link.dead'))).toBeVisible();
        await expect(canvas.getByText(t('link.deadText'))).toBeVisible();
        await expect(canvas.getByRole('link', { name: t('link.goOn') })).toHaveAttribute(
          'href',
          '/',
        );
        await expect(canvas.queryByRole('button', { name: t(`${kind}.action`) })).toBeNull();
      }),
    ),
    checkFailed: story(
      emailChangeLink.serverError,
      play(async ({ message, heading }) => {
        await expect(await heading(message('link.failed'))).toBeVisible();
      }),
    ),
    openedOffline: story(
      emailChangeLink.unreachable,
      play(async ({ canvas, msw, t, button, heading, context }) => {
        const name = textOf(problemTexts, context.globals)('retry');
        const retry = await canvas.findByRole('button', { name });
        msw.use(emailChangeLink.usable);
        await userEvent.click(retry);
        await expect(await button()).toBeEnabled();
        // The button that was pressed is gone.
        await expect(await heading(t(`${kind}.title`))).toHaveFocus();
      }),
    ),
    olderServer: story(
      emailChangeLink.unknownCall,
      play(async ({ t, button, heading }) => {
        await userEvent.click(await button());
        await expect(await heading(t(`${kind}.done`))).toBeVisible();
      }),
    ),
    opened: story(
      answers.dead,
      play(async ({ t, button, canvas }) => {
        await expect(await button()).toBeEnabled();
        await expect(canvas.getByText(t(`${kind}.text`))).toBeVisible();
      }),
    ),
    sending: story(
      answers.never,
      play(async ({ t, button, canvas }) => {
        await userEvent.click(await button());
        const name = t(`${kind}.sending`);
        await expect(await canvas.findByRole('button', { name })).toBeVisible();
      }),
    ),
    done: story(
      undefined,
      play(async ({ canvas, t, button, heading }) => {
        await userEvent.click(await button());
        await expect(await heading(t(`${kind}.done`))).toBeVisible();
        const email = canvas.getByText(/^noor@/);
        await expect(email).toHaveAttribute('dir', 'ltr');
        // Where the address fits a line, but not after the words before it, it is not broken at its hyphen.
        email.parentElement?.style.setProperty('display', 'block');
        email.parentElement?.style.setProperty('inline-size', `${email.offsetWidth + 64}px`);
        await expect(email.getClientRects()).toHaveLength(1);
        const link = canvas.getByRole('link', { name: t('link.goOn') });
        await expect(link).toHaveAttribute('href', '/');
        await expect(link).toHaveFocus();
      }),
    ),
    deadLink: story(
      answers.dead,
      play(async ({ message, button, heading }) => {
        await userEvent.click(await button());
        const dead = await heading(message('link.dead'));
        await expect(dead).toBeVisible();
        // The button that was pressed is gone.
        await waitFor(() => expect(dead).toHaveFocus());
      }),
    ),
    taken: story(
      answers.taken,
      play(async ({ button, canvas }) => {
        await userEvent.click(await button());
        await expect(await canvas.findByRole('alert')).toBeVisible();
      }),
    ),
    offline: story(
      answers.unreachable,
      play(async ({ canvas, msw, t, button, heading }) => {
        await userEvent.click(await button());
        await expect(await canvas.findByRole('alert')).toBeVisible();
        msw.use(answers.done);
        await userEvent.click(await button());
        await expect(await heading(t(`${kind}.done`))).toBeVisible();
      }),
    ),
  };
}
