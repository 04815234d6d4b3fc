import { buildingNotes, createNote, GUEST_PASSCODE, guestTour, storedNotes } from '@jawla/mocks';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { notesBarTexts, notesTexts } from '#notes';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { features } from '../../guest.page';
import { guestTexts } from '../../guests.texts';
import { GuestTourScreen } from './GuestTourScreen';

const SECRET = 'kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG';
const NAME = 'سامر عودة';
/** Stories share a page, which keeps what was typed by link. */
const at = (query: string, link = SECRET) => ({ screen: { path: `/g/${link}?${query}` } });

/** Guests who read and write notes, without an account. */
const meta = {
  title: 'Screens/Public/Guest link/Notes',
  ...screenMeta({
    page: 'guest',
    screen: GuestTourScreen,
    path: `/g/${SECRET}?notes=open`,
    features,
    as: 'visitor',
  }),
  beforeEach: () => {
    localStorage.removeItem('note-draft-guest-p-offices');
    sessionStorage.clear();
  },
};

export default meta;

function guest({ canvas, globals }: Context) {
  const t = textOf({ ...notesTexts, ...notesBarTexts, ...guestTexts }, globals);
  const field = (name: string) => canvas.findByRole('textbox', { name });
  return {
    t,
    name: () => field(t('name.label')),
    text: () => field(t('form.text')),
    comment: () => field(t('comment.add')),
    row: (words: RegExp) => canvas.findByRole('button', { name: words }),
    press: async (name: string) => userEvent.click(await canvas.findByRole('button', { name })),
    /** The panel has two buttons to save, one of which shows. */
    save: async () => {
      const buttons = await canvas.findAllByRole('button', {
        name: new RegExp(`^(${t('form.save')}|${t('form.saveShort')})$`),
      });
      const [shown] = buttons.filter((button) => button.checkVisibility());
      if (shown) await userEvent.click(shown);
    },
    /** Enter sends; where a finger types, a button does. */
    send: async () => {
      const button = canvas.queryByRole('button', { name: t('comment.send') });
      if (button?.checkVisibility() === true) await userEvent.click(button);
      else await userEvent.keyboard('{Enter}');
    },
  };
}

const play = playWith(guest);
const asGuest = (guestName?: string) =>
  storedNotes({ isGuest: true, ...(guestName !== undefined && { guestName }) });

/** The first note asks for a name. Name and text are both required. */
export const FirstNote: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.noted(), ...asGuest()),
  play: play(async ({ press, name, text, save, t, row, canvas }) => {
    await press(t('add'));
    await waitFor(async () => expect(await name()).toHaveFocus());
    await save();
    await expect(await name()).toHaveAccessibleDescription(
      expect.stringContaining(t('name.required')),
    );
    await expect(await text()).toHaveAccessibleDescription(expect.stringContaining(t('rule.text')));
    await waitFor(async () => expect(await name()).toHaveFocus());
    await userEvent.type(await name(), NAME);
    await save();
    await waitFor(async () => expect(await text()).toHaveFocus());
    // Neither a person nor a day: guests set none.
    await expect(canvas.queryByRole('combobox', { name: t('form.assigned') })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: t('form.due') })).toBeNull();
    await userEvent.type(await text(), 'The door handle is loose');
    await save();
    await expect(await row(/41.*The door handle is loose/)).toBeVisible();
    // Asked once.
    await press(t('add'));
    await expect(
      await canvas.findByText((_, element) => element?.textContent === shownName(t)),
    ).toBeVisible();
    await waitFor(async () => expect(await text()).toHaveFocus());
  }),
};

function shownName(t: ReturnType<typeof guest>['t'], name = NAME) {
  return t('name.shown', { name });
}

/** So does the first comment. */
export const FirstComment: Story = {
  parameters: at('note=31'),
  beforeEach: ({ msw }) => msw.use(guestTour.noted(), ...asGuest()),
  play: play(async ({ press, name, comment, send, t, canvas }) => {
    await press(t('row.comments', { smart_count: 1 }));
    await userEvent.click(await comment());
    await send();
    await waitFor(async () => expect(await name()).toHaveFocus());
    await userEvent.type(await name(), NAME);
    await userEvent.click(await comment());
    await send();
    await expect(await comment()).toHaveAccessibleDescription(
      expect.stringContaining(t('rule.text')),
    );
    await userEvent.type(await comment(), 'I saw it too.');
    await send();
    await expect(await canvas.findByText('I saw it too.')).toBeVisible();
    await waitFor(async () => expect(await comment()).toHaveValue(''));
    await expect(
      await canvas.findByText((_, element) => element?.textContent === shownName(t)),
    ).toBeVisible();
  }),
};

/** The name is shown below the field, and can be changed with what is sent next. */
export const ChangesName: Story = {
  parameters: at('note=31'),
  beforeEach: ({ msw }) => msw.use(guestTour.noted(NAME), ...asGuest(NAME)),
  play: play(async ({ press, name, comment, send, t, canvas }) => {
    await press(t('row.comments', { smart_count: 1 }));
    await expect(
      await canvas.findByText((_, element) => element?.textContent === shownName(t)),
    ).toBeVisible();
    await press(t('name.change'));
    await expect(await name()).toHaveValue(NAME);
    await expect(await name()).toHaveFocus();
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Samer Odeh');
    await userEvent.type(await comment(), 'Seen again.');
    await send();
    await expect(await canvas.findByText('Seen again.')).toBeVisible();
    await expect(
      await canvas.findByText((_, element) => element?.textContent === shownName(t, 'Samer Odeh')),
    ).toBeVisible();
  }),
};

/** The link ends while a note is written: its text is on the page that says so. */
export const EndedWhileWriting: Story = {
  tags: ['error'],
  parameters: at('notes=open', 'ended-note'),
  beforeEach: ({ msw }) => msw.use(guestTour.noted(NAME), ...asGuest(NAME)),
  play: play(async ({ press, text, save, t, canvas, msw }) => {
    await press(t('add'));
    await userEvent.type(await text(), 'مقبض الباب مرتخٍ');
    msw.use(guestTour.ended, createNote.refused);
    await save();
    const heading = { level: 1, name: t('ended.title') };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText('مقبض الباب مرتخٍ')).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(t('ended.copy'));
    await expect(copied).toHaveBeenCalledWith('مقبض الباب مرتخٍ');
    copied.mockRestore();
  }),
};

/** The page was loaded again since it was typed. */
export const EndedBeforeReload: Story = {
  tags: ['error'],
  parameters: at('notes=open', 'ended-before'),
  beforeEach: ({ msw }) => {
    msw.use(guestTour.ended);
    sessionStorage.setItem('unsent-ended-before|new', 'مقبض الباب مرتخٍ');
  },
  play: play(async ({ t, canvas }) => {
    const heading = { level: 1, name: t('ended.title') };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText('مقبض الباب مرتخٍ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('ended.copy') })).toBeVisible();
  }),
};

/** The same for a comment, once the page learns of it. */
export const EndedWhileCommenting: Story = {
  tags: ['error'],
  parameters: at('note=31', 'ended-comment'),
  beforeEach: ({ msw }) => msw.use(guestTour.noted(NAME), ...asGuest(NAME)),
  play: play(async ({ press, comment, t, canvas, msw }) => {
    await press(t('row.comments', { smart_count: 1 }));
    await userEvent.type(await comment(), 'I saw it too.');
    msw.use(guestTour.ended);
    document.dispatchEvent(new Event('visibilitychange'));
    const heading = { level: 1, name: t('ended.title') };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText('I saw it too.')).toBeVisible();
  }),
};

/** The passcode was changed: after the new one, what was typed is there again. */
export const PasscodeChanged: Story = {
  parameters: at('note=31', 'passcode'),
  beforeEach: ({ msw }) => msw.use(guestTour.noted(NAME), ...asGuest(NAME)),
  play: play(async ({ press, comment, t, canvas, msw }) => {
    await press(t('row.comments', { smart_count: 1 }));
    await userEvent.type(await comment(), 'I saw it too.');
    msw.use(guestTour.passcodeAsked);
    document.dispatchEvent(new Event('visibilitychange'));
    const boxes = await canvas.findByRole('textbox', { name: t('locked.label') });
    await expect(canvas.queryByText('I saw it too.')).toBeNull();
    msw.use(guestTour.noted(NAME));
    await userEvent.type(boxes, GUEST_PASSCODE);
    await press(t('locked.open'));
    await press(t('row.comments', { smart_count: 1 }));
    await expect(await comment()).toHaveValue('I saw it too.');
  }),
};

const { crack, door } = buildingNotes;

/** A link to one date has that date’s notes, and nothing carried over. */
export const OneDate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(guestTour.noted(null, true), ...storedNotes({ isGuest: true, initial: [crack, door] })),
  play: play(async ({ row, t, canvas }) => {
    await expect(await row(/Crack in the column/)).toBeVisible();
    await expect(await row(/glass door/)).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: t('open', { smart_count: 2 }) }),
    ).toBeVisible();
    await expect(canvas.queryByText(/الستائر/)).toBeNull();
  }),
};
