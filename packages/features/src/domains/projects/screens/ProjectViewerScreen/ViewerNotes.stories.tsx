import {
  addNotePicture,
  createNoteComment,
  notes,
  projectFolder,
  currentUser,
  storedNotes,
  tourAlignments,
  updateNote,
} from '@jawla/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notesBarTexts, notesTexts } from '#notes';
import { type Context, playWith, type Story, textOf } from '#testing';
import { alignTexts } from '#tours';
import { offices, recordTours, viewer, viewerMeta } from '../../testing/viewerStories';

/** What people see in a tour, written down where they see it. */
const meta = {
  title: 'Screens/Client/Project viewer/Notes',
  ...viewerMeta(),
  beforeEach: () => {
    // What another story has begun to write.
    localStorage.removeItem('note-draft-u-noor-p-offices');
    return recordTours();
  },
};

export default meta;

const SCENES = [
  { id: 'hall', title: 'Hall' },
  { id: 'court', title: 'Courtyard' },
];
const AT_THE_START = { scene: 'hall', yaw: 0.5, pitch: 0, zoom: 50 };

const speaking = projectFolder.speakingOn({
  '2024-09-15': { scenes: SCENES, view: AT_THE_START },
  '2024-02-01': { scenes: SCENES },
});

function noted(context: Context) {
  const page = viewer(context);
  const tNotes = textOf({ ...notesTexts, ...notesBarTexts }, context.globals);
  const { canvas } = page;
  const button = () => canvas.findByRole('button', { name: new RegExp(tNotes('title')) });
  return {
    ...page,
    tNotes,
    tAlign: textOf(alignTexts, context.globals),
    button,
    panel: async () => within(await canvas.findByRole('region', { name: tNotes('title') })),
    open: async () => {
      await userEvent.click(await button());
      return within(await canvas.findByRole('region', { name: tNotes('title') }));
    },
    /** Enter sends; where a finger types, a button does. */
    send: async () => {
      const button = canvas.queryByRole('button', { name: tNotes('comment.send') });
      if (button === null) await userEvent.keyboard('{Enter}');
      else await userEvent.click(button);
    },
    /** The ring is there at once if the tour has spoken already. */
    beginPlacing: async () => {
      await userEvent.click(await canvas.findByRole('button', { name: tNotes('add') }));
      const names = [tNotes('place.here'), tNotes('place.add')];
      const [first] = await canvas.findAllByRole('button', {
        name: (name) => names.includes(name),
      });
      if (first?.textContent === tNotes('place.add')) await userEvent.click(first);
      await canvas.findByRole('button', { name: tNotes('place.here') });
    },
    row: (text: RegExp) => canvas.findByRole('button', { name: text }),
  };
}

const play = playWith(noted);
const screenOn = (query = '') => ({ screen: offices(query) });

/** The number of open notes at this date: its own, and those of earlier dates. */
export const Closed: Story = {
  parameters: screenOn(),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ canvas, tNotes }) => {
    const name = tNotes('open', { smart_count: 3 });
    const button = await canvas.findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }),
};

/** A press on a note turns the tour, and marks the middle of it. */
export const GoesThere: Story = {
  parameters: screenOn(),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ open, row, tour, canvas, tNotes }) => {
    const { view } = await tour('Wadi Offices', '2024-09-15');
    const panel = await open();
    await expect(panel.getByRole('heading', { name: tNotes('title') })).toHaveFocus();
    await userEvent.click(await row(/Crack in the column/));
    await waitFor(() => expect(view()).toMatchObject({ scene: 'court', yaw: 1, pitch: -0.25 }));
    const status = tNotes('markDone');
    await expect(await canvas.findByRole('button', { name: status })).toBeVisible();
    await expect(canvas.queryByText(/Water stain/)).toBeNull();
  }),
};

/** The address names a note: the panel is open, and the tour turns to it once it is ready. */
export const OpenedByAddress: Story = {
  parameters: screenOn('?note=28'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ tour, canvas, tNotes }) => {
    const { view } = await tour('Wadi Offices', '2024-09-15');
    await waitFor(() => expect(view()).toMatchObject({ scene: 'hall', yaw: 0 }));
    await expect(await canvas.findByRole('button', { name: tNotes('markDone') })).toBeVisible();
  }),
};

/** Written where it is seen: the place first, then the words. */
export const Written: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ tour, canvas, t, tNotes, row }) => {
    const { turn } = await tour('Wadi Offices', '2024-09-15');
    // The tour has spoken.
    await canvas.findByRole('combobox', { name: t('viewer.room') });
    await userEvent.click(await canvas.findByRole('button', { name: tNotes('add') }));
    turn({ scene: 'court', yaw: 0.75 });
    await waitFor(() => expect(canvas.getAllByText(/Courtyard/).length).toBeGreaterThan(0));
    await userEvent.click(await canvas.findByRole('button', { name: tNotes('place.here') }));
    const text = await canvas.findByRole('textbox', { name: tNotes('form.text') });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.type(text, 'Scratched pane');
    await userEvent.click(canvas.getByRole('button', { name: tNotes('form.save') }));
    await expect(await row(/41.*Scratched pane.*Courtyard/)).toBeVisible();
  }),
};

/** Nothing that is typed is lost when the server refuses it. */
export const WriteFails: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, updateNote.serverError, ...storedNotes()),
  play: play(async ({ row, canvas, tNotes }) => {
    await userEvent.click(await row(/glass door/));
    await userEvent.click(
      await canvas.findByRole('button', { name: tNotes('more', { number: '27' }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: tNotes('edit') }));
    const text = await canvas.findByRole('textbox', { name: tNotes('form.text') });
    await userEvent.type(text, ' again');
    await userEvent.click(canvas.getByRole('button', { name: tNotes('form.save') }));
    const failed = tNotes('form.failed');
    const banner = await canvas.findByText(new RegExp(failed));
    await expect(banner).toBeVisible();
    await expect(banner.textContent.split(failed), 'said once').toHaveLength(2);
    await expect(text).toHaveValue('The glass door scrapes the floor when it opens again');
  }),
};

/** Done at once, with Undo. */
export const Done: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ row, canvas, tNotes }) => {
    await userEvent.click(await row(/glass door/));
    await userEvent.click(await canvas.findByRole('button', { name: tNotes('markDone') }));
    const said = tNotes('done', { number: '27' });
    const toast = await screen.findByText(said);
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/glass door/)).toBeNull());
  }),
};

/** A comment is sent with Enter. */
export const Commented: Story = {
  parameters: screenOn('?note=31'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ canvas, tNotes, send }) => {
    const comments = tNotes('row.comments', { smart_count: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: comments }));
    await expect(await canvas.findByText('هل تشمله الضمانة؟')).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: tNotes('comment.add') });
    await userEvent.type(field, 'It does.');
    await send();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(await canvas.findByText('It does.')).toBeVisible();
  }),
};

/** The note was deleted meanwhile: what was typed stays. */
export const CommentOnNothing: Story = {
  parameters: screenOn('?note=31'),
  beforeEach: ({ msw }) => msw.use(speaking, createNoteComment.gone, ...storedNotes()),
  play: play(async ({ canvas, tNotes, send }) => {
    const comments = tNotes('row.comments', { smart_count: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: comments }));
    const field = await canvas.findByRole('textbox', { name: tNotes('comment.add') });
    await userEvent.type(field, 'It does.');
    await send();
    await expect(await canvas.findByText(tNotes('gone'))).toBeVisible();
    await expect(field).toHaveValue('It does.');
  }),
};

/** More leads to the notes of all dates. */
export const ToAllNotes: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ panel, tNotes, canvas }) => {
    const shown = await panel();
    await userEvent.click(await shown.findByRole('button', { name: tNotes('report.more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: tNotes('back') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/notes/p-offices');
  }),
};

/** Access ends while a comment is written: the list is gone, what was typed is not. */
export const CommentWithoutAccess: Story = {
  tags: ['error'],
  parameters: screenOn('?note=31'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ canvas, tNotes, send, msw }) => {
    const comments = tNotes('row.comments', { smart_count: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: comments }));
    const field = await canvas.findByRole('textbox', { name: tNotes('comment.add') });
    await userEvent.type(field, 'It does.');
    msw.use(notes.forbidden, createNoteComment.gone);
    await send();
    await expect(await canvas.findByText(tNotes('gone'))).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(tNotes('forbidden'))).toBeVisible();
    await expect(field).toHaveValue('It does.');
    await expect(canvas.getByRole('button', { name: tNotes('copyText') })).toBeVisible();
  }),
};

/** Another date is opened while the place is looked for: the note is about that date. */
export const DateChangesWhilePlacing: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ tour, canvas, t, tNotes, row, dayText, beginPlacing }) => {
    await tour('Wadi Offices', '2024-09-15');
    await beginPlacing();
    const older = canvas.queryByRole('link', { name: dayText('2024-02-01') });
    await userEvent.click(older ?? canvas.getByRole('button', { name: t('viewer.older') }));
    await tour('Wadi Offices', '2024-02-01');
    await userEvent.click(await canvas.findByRole('button', { name: tNotes('place.here') }));
    const text = await canvas.findByRole('textbox', { name: tNotes('form.text') });
    const panel = within(await canvas.findByRole('region', { name: tNotes('form.new') }));
    await expect(panel.getByText(dayText('2024-02-01'))).toBeVisible();
    await userEvent.type(text, 'Scratched pane');
    await userEvent.click(canvas.getByRole('button', { name: tNotes('form.save') }));
    await expect(await row(/41.*Scratched pane/)).toBeVisible();
  }),
};

/** A tour shows something that is not among its rooms: nobody would find the place again. */
export const UnknownRoom: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, ...storedNotes()),
  play: play(async ({ tour, canvas, tNotes, beginPlacing }) => {
    const { turn } = await tour('Wadi Offices', '2024-09-15');
    await beginPlacing();
    turn({ scene: 'cellar', yaw: 1 });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: tNotes('place.here') })).toBeNull(),
    );
    await expect(await canvas.findByRole('textbox', { name: tNotes('form.text') })).toBeVisible();
  }),
};

/** The server cannot read a photo, and says so: the note is there. */
export const BrokenPhoto: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) =>
    msw.use(projectFolder.there, addNotePicture.unreadable, ...storedNotes()),
  play: play(async ({ canvas, tNotes }) => {
    await userEvent.click(await canvas.findByRole('button', { name: tNotes('add') }));
    const text = await canvas.findByRole('textbox', { name: tNotes('form.text') });
    await userEvent.type(text, 'Scratched pane');
    const broken = new File(['no picture'], 'pane.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(tNotes('form.addPhotos')), broken);
    await userEvent.click(canvas.getByRole('button', { name: tNotes('form.save') }));
    const said = tNotes('form.photoFailed', { smart_count: 1 });
    await expect(await canvas.findByText(new RegExp(said))).toBeVisible();
    await expect(canvas.getByText(new RegExp(tNotes('rule.photoBroken')))).toBeVisible();
  }),
};

/** A tour that does not speak: no ring and no placing. */
export const SilentTour: Story = {
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(projectFolder.there, ...storedNotes()),
  play: play(async ({ canvas, tNotes }) => {
    await userEvent.click(await canvas.findByRole('button', { name: tNotes('add') }));
    await expect(await canvas.findByRole('textbox', { name: tNotes('form.text') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: tNotes('place.here') })).toBeNull();
  }),
};

/** The tour of this date does not have the room of the note. */
export const RoomGone: Story = {
  parameters: screenOn('?note=31'),
  beforeEach: ({ msw }) =>
    msw.use(
      projectFolder.speakingOn({ '2024-09-15': { scenes: [{ id: 'roof' }, { id: 'lift' }] } }),
      ...storedNotes(),
    ),
  play: play(async ({ canvas, tNotes }) => {
    await expect(
      await canvas.findByText(new RegExp(tNotes('place.gone', { room: '.*Courtyard.*' }))),
    ).toBeVisible();
  }),
};

/** Dates whose tours have other rooms. */
const strangers = projectFolder.speakingOn({
  '2024-09-15': {
    scenes: [
      { id: 'roof', title: 'Roof' },
      { id: 'lift', title: 'Lift' },
    ],
    view: { ...AT_THE_START, scene: 'roof' },
  },
  '2024-02-01': { scenes: SCENES, view: AT_THE_START },
});

/** A note of an earlier date whose room is gone: that date can be opened. */
export const RoomGoneSince: Story = {
  parameters: screenOn('?note=28'),
  beforeEach: ({ msw }) => msw.use(strangers, ...storedNotes()),
  play: play(async ({ canvas, dayText, t, tNotes }) => {
    const own = tNotes('place.openOwn', { day: dayText('2024-02-01') });
    await expect(await canvas.findByRole('button', { name: own })).toBeVisible();
    // Matched rooms are for everyone, so that admins match them.
    await expect(canvas.queryByRole('button', { name: t('viewer.matchRooms') })).toBeNull();
  }),
};

/** An admin says which room it is now: the tour goes there at once. */
export const RoomMatched: Story = {
  parameters: {
    screen: {
      path: '/user/admin/access-project/noor/Wadi%20Offices/2024-09-15?note=28',
      token: 't-admin',
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(strangers, tourAlignments.none, currentUser.adminWithAccess, ...storedNotes()),
  play: play(async ({ canvas, dayText, t, tNotes, tAlign, tour }) => {
    const { view } = await tour('Wadi Offices', '2024-09-15');
    const match = { name: t('viewer.matchRooms') };
    await userEvent.click(await canvas.findByRole('button', match));
    await tour('Wadi Offices', '2024-02-01');
    const name = tAlign('align.sameRoom', { day: dayText('2024-02-01') });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name }), 'Hall');
    await waitFor(() => expect(view()).toMatchObject({ scene: 'roof', yaw: 0 }));
    await waitFor(() =>
      expect(canvas.queryByText(new RegExp(tNotes('place.gone', { room: '.*' })))).toBeNull(),
    );
  }),
};

export const LoadsForever: Story = {
  tags: ['loading'],
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, notes.never),
  play: play(async ({ panel, tNotes }) => {
    const shown = await panel();
    await waitFor(() => expect(shown.getByText(tNotes('loading'))).toBeInTheDocument());
  }),
};

export const LoadFails: Story = {
  tags: ['error'],
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, notes.serverError),
  play: play(async ({ panel, tNotes }) => {
    const shown = await panel();
    await waitFor(() => expect(shown.getByText(tNotes('failed'))).toBeVisible());
  }),
};

export const NotAllowed: Story = {
  tags: ['error'],
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, notes.forbidden),
  play: play(async ({ panel, tNotes }) => {
    const shown = await panel();
    await waitFor(() => expect(shown.getByText(tNotes('forbidden'))).toBeVisible());
  }),
};

export const NoNotes: Story = {
  tags: ['empty'],
  parameters: screenOn('?notes=open'),
  beforeEach: ({ msw }) => msw.use(speaking, notes.none),
  play: play(async ({ panel, tNotes }) => {
    const shown = await panel();
    await waitFor(() => expect(shown.getByText(tNotes('empty.title'))).toBeVisible());
  }),
};
