import { editedProject, switchBridge } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { tourToolTexts } from '#tours';
import { formatDay } from '#core/i18n';
import { type Context, languageOf, playWith, type Story, textOf } from '#testing';
import { editor, editorMeta, toursKnown } from '../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project/Tools',
  tags: ['whole'],
  ...editorMeta({ answers: [editedProject.recognized] }),
};

export default meta;

function tools(context: Context) {
  return { ...editor(context), tool: textOf(tourToolTexts, context.globals) };
}

const play = playWith(tools);

/** Finds the switch of the only tour that has one. */
async function findSwitch(context: Context) {
  const { canvas, tool, name } = tools(context);
  await name();
  return canvas.findByRole('switch', { name: tool('compared.bridge') });
}

/** One tour with the bridge, one that speaks by itself, one that does not move with others. */
export const Recognized: Story = {
  play: play(async ({ canvas, tool, context }) => {
    await toursKnown(context);
    await expect(await findSwitch(context)).toBeChecked();
    await expect(canvas.getByText('krpano 1.21')).toBeVisible();
    await expect(canvas.getByText(tool('scenes', { smart_count: 12 }))).toBeVisible();
    await expect(canvas.getByText(tool('compared.itself'))).toBeVisible();
    await expect(canvas.getByText(tool('unknown'))).toBeVisible();
    await expect(canvas.getByText(tool('compared.no'))).toBeVisible();
  }),
};

/** The day that the fixtures name. */
const heardOn = (context: Context, day: string) => formatDay(day, languageOf(context.globals));

/** What viewers have heard of the tours: one spoke, one said nothing, one has not been opened yet. */
export const Heard: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.heard),
  play: play(async ({ canvas, tool, context }) => {
    await toursKnown(context);
    const switches = await canvas.findAllByRole('switch', { name: tool('compared.bridge') });
    const day = heardOn(context, '2025-03-12');
    const texts = [tool('heard.spoke', { day }), tool('heard.unknown')];
    await expect(switches).toHaveLength(2);
    for (const one of switches) await expect(one).toBeChecked();
    const said = switches.map((one) => descriptionOf(one));
    await expect(said.toSorted()).toEqual(texts.toSorted());
    // What a silent tour does not do is not offered: that it does not is said.
    await expect(canvas.getByText(tool('compared.no'))).toBeVisible();
    const trying = canvas.getByRole('switch', { name: tool('silent.bridge') });
    await expect(trying).toBeChecked();
    await expect(trying).toHaveAccessibleDescription(tool('compared.silent', { day }));
  }),
};

/** One that says that it speaks by itself said nothing; of a bridge that is off, nothing is expected. */
export const Silent: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.silent),
  play: play(async ({ canvas, tool, context }) => {
    await toursKnown(context);
    const follow = await canvas.findByRole('switch', { name: tool('compared.bridge') });
    await expect(follow).not.toBeChecked();
    await expect(follow).not.toHaveAccessibleDescription();
    const day = heardOn(context, '2025-03-14');
    await expect(
      canvas.getByText((_, element) => element?.textContent === tool('compared.silent', { day }), {
        selector: 'span',
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(tool('compared.itself'))).toBeNull();
  }),
};

function descriptionOf(element: HTMLElement): string {
  const id = element.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

/** The server has not inspected the tours yet: nothing is said about them. */
export const NotInspected: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(editedProject.notInspected),
  play: play(async ({ canvas, tool, context }) => {
    await toursKnown(context);
    await expect(canvas.queryByText(tool('compared.no'))).toBeNull();
    await expect(canvas.queryByRole('switch', { name: tool('compared.bridge') })).toBeNull();
  }),
};

export const Switching: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(switchBridge.never),
  play: play(async ({ canvas, tool, context }) => {
    const follow = await findSwitch(context);
    await userEvent.click(follow);
    await expect(await canvas.findByText(tool('saving'))).toBeVisible();
    await expect(follow).not.toBeChecked();
    // Until it is saved, the switch stays as it is.
    await userEvent.click(follow);
    await expect(follow).not.toBeChecked();
    await expect(follow).toHaveFocus();
  }),
};

export const SwitchedOff: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(switchBridge.off),
  play: play(async ({ canvas, tool, msw, context }) => {
    const follow = await findSwitch(context);
    msw.use(editedProject.switched);
    await userEvent.click(follow);
    await waitFor(() => expect(canvas.queryByText(tool('saving'))).toBeNull());
    await expect(follow).not.toBeChecked();
    await expect(follow).toHaveFocus();
  }),
};

/** Another admin has switched it back in the meantime: the last change wins, and the page shows it. */
export const SwitchedElsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(switchBridge.off),
  play: async (context) => {
    const follow = await findSwitch(context);
    await userEvent.click(follow);
    await waitFor(() => expect(follow).toBeChecked());
  },
};

export const NotSwitched: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(switchBridge.serverError),
  play: play(async ({ canvas, tool, msw, context }) => {
    const follow = await findSwitch(context);
    await userEvent.click(follow);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tool('notSaved'));
    await expect(follow).toBeChecked();
    msw.use(switchBridge.off, editedProject.switched);
    await userEvent.click(follow);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(follow).not.toBeChecked());
  }),
};

export const NotSwitchedOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(switchBridge.unreachable),
  play: play(async ({ canvas, tool, context }) => {
    await userEvent.click(await findSwitch(context));
    await expect(await canvas.findByText(tool('notSaved'), { exact: false })).toBeVisible();
  }),
};
