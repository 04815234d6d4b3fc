import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as fromEvents, waitFor, within } from 'storybook/test';
import { textOf } from '#testing';
import { notesTexts } from '../notes.texts';
import {
  CRACK,
  IDLE,
  inSize,
  KHALID,
  NOOR,
  onStage,
  PANEL,
  PHONE,
  place,
  SLOT,
  WIDE,
} from '../testing/noteStories';
import { ComposerWaiting } from './ComposerWaiting';
import { NoteComposer } from './NoteComposer';
import type { NoteDraft } from './props';

const EMPTY: NoteDraft = {
  text: '',
  place: place('Open floor'),
  person: '',
  due: '',
  photos: [],
  removed: [],
};
const WRITTEN: NoteDraft = {
  ...EMPTY,
  text: 'Crack in the column beside the window\nطوله نحو 60 سم ويبدأ من ارتفاع المكتب.',
  person: 'khalid',
  due: '2099-07-03',
};

/** A note that is written or edited. */
const meta = {
  title: 'Screens/Client/Notes/Writing',
  component: NoteComposer,
  decorators: [onStage()],
  ...WIDE,
  args: {
    panel: PANEL,
    note: undefined,
    draft: EMPTY,
    onDraftChange: fn(),
    day: SLOT,
    people: [NOOR, KHALID].map(({ _id, name }) => ({ _id: _id ?? '', name })),
    hasDue: true,
    onPlace: fn(),
    state: IDLE,
    onSave: fn(),
    onCancel: fn(),
  },
  render: function Written(args) {
    const [draft, setDraft] = useState(args.draft);
    const [name, setName] = useState(args.guest?.value ?? '');
    return (
      <NoteComposer
        {...args}
        draft={draft}
        onDraftChange={(next) => {
          args.onDraftChange(next);
          setDraft(next);
        }}
        guest={args.guest && { ...args.guest, value: name, onChange: setName }}
      />
    );
  },
} satisfies Meta<typeof NoteComposer>;

export default meta;
type Story = StoryObj<typeof NoteComposer>;
type Played = Parameters<NonNullable<Story['play']>>[0];

function find({ canvas, globals }: Played) {
  const t = textOf(notesTexts, globals);
  return {
    t,
    text: () => canvas.getByRole('textbox', { name: t('form.text') }),
    save: () => canvas.getByRole('button', { name: t('form.save') }),
  };
}

/** The text has the focus; what is empty or wrong says so. */
export const New: Story = {
  play: async (context) => {
    const { t, text, save } = find(context);
    const { canvas, args, userEvent } = context;
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.click(save());
    await expect(text()).toHaveAccessibleDescription(expect.stringContaining(t('rule.text')));
    await userEvent.type(text(), 'Cable cover missing');
    const due = canvas.getByRole('textbox', { name: t('form.due') });
    await userEvent.type(due, '2020-01-01');
    await userEvent.click(save());
    await expect(due).toHaveAccessibleDescription(expect.stringContaining(t('rule.due')));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(due);
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Everything set. */
export const Filled: Story = {
  args: { draft: { ...WRITTEN, photos: [photo('crack.jpg')] } },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('place.change') }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: t('form.removePhoto', { number: '1' }) }),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...WRITTEN, photos: [] });
  },
};

/** What the server would refuse is refused before. */
export const Photos: Story = {
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    const chooser = () => canvas.getByLabelText(t('form.addPhotos'));
    // Dropped files are not checked by the browser.
    const dropping = fromEvents.setup({ applyAccept: false });
    await dropping.upload(chooser(), photo('plan.gif', 'image/gif'));
    await canvas.findByText(t('rule.photoType'));
    await userEvent.upload(
      chooser(),
      [1, 2, 3, 4].map((at) => photo(`${at}.png`, 'image/png')),
    );
    await canvas.findByText(t('rule.photoCount'));
    const last = args.onDraftChange;
    await expect(last).toHaveBeenLastCalledWith(
      expect.objectContaining({ photos: expect.objectContaining({ length: 3 }) }),
    );
    await expect(canvas.queryByLabelText(t('form.addPhotos'))).toBeNull();
  },
};

export const Edit: Story = {
  args: {
    note: CRACK,
    draft: { ...EMPTY, text: CRACK.text, person: 'khalid', due: CRACK.due ?? '' },
  },
  play: async (context) => {
    const { t, text } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(
      canvas.getByRole('region', { name: t('form.edit', { number: '31' }) }),
    ).toBeVisible();
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A draft is not lost without a question. */
export const Leaving: Story = {
  args: { draft: WRITTEN },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('cancel') }));
    const question = await screen.findByRole('alertdialog', { name: t('leave.question') });
    await userEvent.click(within(question).getByRole('button', { name: t('leave.no') }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** From 1,800 on, what is left is said; more than 2,000 are too many. */
export const LongText: Story = {
  args: { draft: { ...EMPTY, text: 'أ'.repeat(2000) } },
  play: async (context) => {
    const { t, text, save } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(t('form.left', { smart_count: 0 }))).toBeVisible();
    await userEvent.type(text(), 'x');
    await userEvent.click(save());
    await expect(text()).toHaveAccessibleDescription(expect.stringContaining(t('rule.max')));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutPlace: Story = {
  args: { draft: { ...EMPTY, place: null } },
  play: async (context) => {
    const { t } = find(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('place.add') }));
    await expect(context.args.onPlace).toHaveBeenCalledOnce();
  },
};

/** The tour does not speak the protocol. */
export const SilentTour: Story = {
  args: { draft: { ...EMPTY, place: null }, onPlace: undefined },
  play: async (context) => {
    const { t } = find(context);
    await expect(context.canvas.queryByRole('button', { name: t('place.add') })).toBeNull();
  },
};

export const Saving: Story = {
  tags: ['loading'],
  args: { draft: WRITTEN, state: { phase: 'busy' } },
  play: async (context) => {
    const { t, text } = find(context);
    await expect(text()).toHaveAttribute('readonly');
    await expect(context.canvas.getAllByText(t('form.saving')).length).toBeGreaterThan(0);
  },
};

export const Slow: Story = {
  tags: ['loading'],
  args: { draft: WRITTEN, state: { phase: 'slow', onWait: fn(), onRetry: fn() } },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('slow.wait') }));
    await expect(args.state.phase === 'slow' && args.state.onWait).toHaveBeenCalledOnce();
  },
};

/** Everything stays in its fields. */
export const Failed: Story = {
  tags: ['error'],
  args: { draft: WRITTEN, state: { phase: 'failed', problem: '503' } },
  play: async (context) => {
    const { t, text } = find(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(t('form.failed'));
    await expect(text()).toHaveValue(WRITTEN.text);
  },
};

/** The note is there; its photos can be sent again. */
export const PhotosFailed: Story = {
  tags: ['error'],
  args: {
    draft: WRITTEN,
    state: { phase: 'photoFailed', count: 2, problem: '', onRetry: fn(), onRemove: fn() },
  },
  play: async (context) => {
    const { t } = find(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      t('form.photoFailed', { smart_count: 2 }),
    );
  },
};

/** Someone else was faster: their text is below the own one, to copy from. */
export const Conflict: Story = {
  tags: ['error'],
  args: {
    note: CRACK,
    draft: { ...WRITTEN, text: 'Crack in the column: 60 cm' },
    state: {
      phase: 'conflict',
      theirs: { ...CRACK, text: 'شقّ في العمود\nتم قياسه: 62 سم', editedBy: KHALID },
      onKeepMine: fn(),
    },
  },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('conflict.theirs') }));
    await expect(await canvas.findByText(/62 سم/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('conflict.mine') }));
    await expect(args.state.phase === 'conflict' && args.state.onKeepMine).toHaveBeenCalledOnce();
  },
};

/** Deleted meanwhile: the text can be copied. */
export const Gone: Story = {
  tags: ['error'],
  args: { note: CRACK, draft: WRITTEN, state: { phase: 'gone' } },
  play: async (context) => {
    const { t, save } = find(context);
    await expect(context.canvas.getByRole('button', { name: t('copyText') })).toBeVisible();
    await expect(save()).toBeDisabled();
  },
};

export const Forbidden: Story = {
  tags: ['forbidden'],
  args: { draft: WRITTEN, state: { phase: 'forbidden' } },
  play: async (context) => {
    await expect(context.canvas.getByText(find(context).t('forbidden'))).toBeVisible();
  },
};

/** Save becomes Try again; the draft is kept. */
export const Offline: Story = {
  tags: ['offline'],
  args: { draft: WRITTEN, isOffline: true },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(t('form.draft'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A guest assigns nobody and sets no due day. */
export const Guest: Story = {
  ...PHONE,
  args: {
    people: undefined,
    hasDue: false,
    guest: { known: undefined, value: '', onChange: fn(), onRename: fn() },
  },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    const name = canvas.getByRole('textbox', { name: t('name.label') });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('form.saveShort') }));
    await expect(name).toHaveAccessibleDescription(expect.stringContaining(t('name.required')));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The whole sheet, with Save in its heading. */
export const Phone: Story = {
  ...PHONE,
  args: { draft: WRITTEN },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('form.saveShort') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Its code is loading. */
export const Loading: Story = {
  tags: ['loading'],
  render: ({ panel, onCancel }) => (
    <ComposerWaiting panel={panel} number={undefined} onBack={onCancel} />
  ),
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent(t('form.loading'));
    await expect(canvas.getByRole('heading', { name: t('form.new') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** At 400 % text. */
export const Narrow: Story = {
  ...inSize(320, 640),
  args: { draft: WRITTEN },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

function photo(name: string, type = 'image/jpeg'): File {
  return new File(['x'], name, { type, lastModified: name.length });
}
