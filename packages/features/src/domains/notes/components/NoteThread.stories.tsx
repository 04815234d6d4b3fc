import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { textOf } from '#testing';
import { notesTexts } from '../notes.texts';
import {
  ACTIONS,
  CRACK,
  ENTRIES,
  IDLE,
  inSize,
  LONG_TEXT,
  note,
  onStage,
  PANEL,
  PHONE,
  SLOT,
  WIDE,
} from '../testing/noteStories';
import { NoteThread } from './NoteThread';

/** A note alone, with its comments. */
const meta = {
  title: 'Screens/Client/Notes/Note',
  component: NoteThread,
  decorators: [onStage()],
  ...WIDE,
  args: {
    ...ACTIONS,
    panel: PANEL,
    note: CRACK,
    entries: ENTRIES,
    slot: SLOT,
    onShowPlace: fn(),
    draft: { text: '', photo: undefined },
    onDraftChange: fn(),
    send: IDLE,
    onSend: fn(),
    onEditEntry: fn(),
    onDeleteEntry: fn(),
    onBack: fn(),
  },
  render: function Read(args) {
    const [draft, setDraft] = useState(args.draft);
    const [name, setName] = useState(args.guest?.value ?? '');
    return (
      <NoteThread
        {...args}
        draft={draft}
        onDraftChange={setDraft}
        guest={args.guest && { ...args.guest, value: name, onChange: setName }}
      />
    );
  },
} satisfies Meta<typeof NoteThread>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

function find({ canvas, globals }: Played) {
  const t = textOf(notesTexts, globals);
  return {
    t,
    field: () => canvas.getByRole('textbox', { name: t('comment.add') }),
    send: () => canvas.getByRole('button', { name: t('comment.send') }),
  };
}

/** Whole text, photos, facts; comments and moments, the oldest first. */
export const Read: Story = {
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(7);
    const link = canvas.getByRole('link', { name: 'https://example.com/r?id=8' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: t('place.show') }));
    await expect(args.onShowPlace).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('markDone') }));
    await expect(args.onStatus).toHaveBeenCalledWith(CRACK, 'done');
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Each paragraph at its own edge, in either language of the page. */
export const MixedDirections: Story = {
  args: {
    note: note(10, 'Handrail 90 cm\nقياس الدرابزين أقل من المطلوب.\nThe drawing says 110 cm.'),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/قياس/);
    await expect(getComputedStyle(text).unicodeBidi).toBe('plaintext');
  },
};

/** Enter sends, Shift + Enter begins a new line. */
export const Send: Story = {
  play: async (context) => {
    const { field } = find(context);
    const { args, userEvent } = context;
    await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    await expect(field()).toHaveValue('One\ntwo');
    await expect(args.onSend).not.toHaveBeenCalled();
    if (matchMedia('(pointer: coarse)').matches) return;
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** An empty comment says what is missing. */
export const Invalid: Story = {
  tags: ['error'],
  play: async (context) => {
    const { t, field, send } = find(context);
    await context.userEvent.click(send());
    await expect(field()).toHaveAccessibleDescription(t('rule.text'));
    await expect(field()).toHaveFocus();
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};

/** A photo is a comment as well. */
export const PhotoOnly: Story = {
  play: async (context) => {
    const { t, send } = find(context);
    const { canvas, args, userEvent } = context;
    const chooser = canvas.getByLabelText(t('comment.photo'));
    await userEvent.upload(chooser, new File(['x'], 'plan.png', { type: 'image/png' }));
    await expect(
      await canvas.findByRole('button', { name: t('form.removePhoto', { number: '1' }) }),
    ).toBeVisible();
    await userEvent.click(send());
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Escape asks before what was typed is lost. */
export const Leaving: Story = {
  play: async (context) => {
    const { t, field } = find(context);
    const { args, userEvent } = context;
    await userEvent.type(field(), 'Half a');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: t('leave.question') });
    await expect(args.onBack).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('leave.yes') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** In its place. */
export const EditComment: Story = {
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    const more = canvas.getByRole('button', {
      name: (name) => name.includes('Samer Odeh'),
    });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('edit') }));
    const field = await canvas.findByRole('textbox', { name: t('edit') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Only the paint.');
    await userEvent.click(canvas.getByRole('button', { name: t('form.saveShort') }));
    await expect(args.onEditEntry).toHaveBeenCalledWith(ENTRIES[4], 'Only the paint.');
  },
};

export const DeleteComment: Story = {
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(
      canvas.getByRole('button', { name: (name) => name.includes('Samer Odeh') }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t('delete') }));
    await expect(args.onDeleteEntry).toHaveBeenCalledWith(ENTRIES[4]);
  },
};

/** The note is known from the list; only its comments are waited for. */
export const Loading: Story = {
  tags: ['loading'],
  args: { entries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Crack in the column beside the window')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['error'],
  args: { entries: undefined, problem: { text: '500', onRetry: fn() } },
  play: async (context) => {
    const { t } = find(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('retry') }));
    await expect(context.args.problem?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  tags: ['loading'],
  args: { draft: { text: 'Is this covered?', photo: undefined }, send: { phase: 'busy' } },
  play: async (context) => {
    const { t, field } = find(context);
    await expect(field()).toHaveAttribute('readonly');
    await expect(
      context.canvas.getByRole('button', { name: t('comment.sending') }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

/** What was typed stays. */
export const SendFailed: Story = {
  tags: ['error'],
  args: {
    draft: { text: 'Is this covered?', photo: undefined },
    send: { phase: 'failed', problem: '503' },
  },
  play: async (context) => {
    const { t, field } = find(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(t('comment.failed'));
    await expect(field()).toHaveValue('Is this covered?');
  },
};

/** 2,000 letters, and a comment near its limit. */
export const LongText: Story = {
  args: { note: note(40, LONG_TEXT), draft: { text: 'a'.repeat(1990), photo: undefined } },
  play: async (context) => {
    const { t } = find(context);
    await expect(context.canvas.getByText(t('form.left', { smart_count: 10 }))).toBeVisible();
  },
};

/** A guest is asked for a name once. */
export const GuestWithoutName: Story = {
  ...PHONE,
  args: {
    guest: { known: undefined, value: '', onChange: fn(), onRename: fn() },
    draft: { text: 'الشقّ في الدهان وحده.', photo: undefined },
  },
  play: async (context) => {
    const { t, send } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(send());
    const name = canvas.getByRole('textbox', { name: t('name.label') });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'سامر عودة');
    await userEvent.click(send());
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const GuestWithName: Story = {
  args: { guest: { known: 'Samer Odeh', value: '', onChange: fn(), onRename: fn() } },
  play: async (context) => {
    const { t } = find(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('name.change') }));
    await expect(context.args.guest?.onRename).toHaveBeenCalledOnce();
  },
};

/** Done; the reader may not write. */
export const ReadOnly: Story = {
  args: { mayWrite: false, note: { ...CRACK, status: 'done', mayEdit: false } },
  play: async (context) => {
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Phone: Story = {
  ...PHONE,
  play: async (context) => {
    await expect(context.canvas.getByText('Crack in the column beside the window')).toBeVisible();
  },
};

/** At 400 % text. */
export const Narrow: Story = {
  ...inSize(320, 640),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await waitFor(() => expect(panel.getBoundingClientRect().top).toBe(12));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
