/** `jawla publish`: publishes a tour on a date of a project. */
import { parseArgs } from 'node:util';
import { dayOf, projectNameOf } from '@jawla/archives/targetNames';
import { hashSource, inspectSource } from '@jawla/archives/tourSource';
import { SUB_DATES_MAX } from '@jawla/contract/limits';
import { EXIT, sizeText } from '@jawla/contract/move';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { UserRow } from '@jawla/contract';
import { addProject, findClient, ownProjects, projectNamed } from './clients.ts';
import type { Portal } from './portal.ts';
import type { Command, Context } from './run.ts';
import { readSource } from './source.ts';
import { uploadTour } from './uploadTour.ts';
import { UserError } from './userError.ts';

const USAGE = `publish <folder>|<file.zip> --client <client> --project <name> --date <2026-03-12>
                [--start-page <page>] [--create] [--replace] [--dry-run] [--json]`;

/** What is on the date. */
interface Place {
  /** `undefined` if the project is yet to be made. */
  readonly projectId: string | undefined;
  readonly slot: string;
  readonly live:
    | { readonly files: number; readonly bytes: number; readonly contentHash: string | null }
    | undefined;
}

export const publish: Command = { usage: USAGE, run };

async function run(rest: string[], context: Context): Promise<number> {
  const { portal, output } = context;
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      client: { type: 'string' },
      project: { type: 'string' },
      date: { type: 'string' },
      'start-page': { type: 'string' },
      create: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { 'start-page': startPage } = values;
  const { source, root } = await readSource(positionals, USAGE);
  const projectName = projectNameOf(required(values.project, '--project'));
  const { day, isAmbiguous } = dayOf(required(values.date, '--date'));
  if (isAmbiguous) output.say(`${values.date} is read day first: ${day}`);
  const facts = await inspectSource(source, root, startPage);
  const client = await findClient(portal, required(values.client, '--client'));
  const place = await placeOf(portal, { client, projectName, day, mayCreate: values.create });

  const what = {
    client: client.userName,
    project: projectName,
    date: day,
    tool: facts.tool,
    bytes: facts.bytes,
    files: facts.files,
  };
  const shown = `${client.userName}, ${projectName}, ${day}`;
  const { live } = place;
  const maySame = live?.files === facts.files && live.bytes === facts.plainBytes;
  if (maySame && live.contentHash === (await hashSource(source, root, startPage))) {
    output.print(`The same tour is there already: ${shown}`);
    output.record({ result: 'already there', ...what, contentHash: live.contentHash });
    return EXIT.done;
  }
  if (live && !values.replace) {
    throw new UserError('This date has another tour. To replace it: --replace.');
  }
  if (values['dry-run']) {
    const plan = live ? 'replace' : 'new';
    const tool = facts.tool === '' ? '' : `, ${facts.tool}`;
    const doing = live ? 'would take the place of another tour' : 'would be published';
    output.print(`It ${doing}: ${shown} (${sizeText(facts.bytes)}${tool})`);
    if (place.projectId === undefined) output.print('The project would be added.');
    output.record({ result: 'not changed', plan, ...what });
    return EXIT.done;
  }
  const projectId = place.projectId ?? (await addProject(portal, client, projectName));
  const uploaded = await uploadTour(context, {
    source,
    root,
    startPage,
    target: { projectId, slot: place.slot, day, isReplacing: values.replace },
    onProgress: output.progress(),
  });
  output.print(`${SAID[uploaded.result]}: ${shown}`);
  output.record({ ...uploaded, ...what });
  return EXIT.done;
}

const SAID = {
  published: 'Published',
  replaced: 'Published in place of another tour',
  'already there': 'The same tour is there already',
} as const;

async function placeOf(
  portal: Portal,
  named: {
    readonly client: UserRow;
    readonly projectName: string;
    readonly day: string;
    readonly mayCreate: boolean;
  },
): Promise<Place> {
  const { client, projectName, day, mayCreate } = named;
  const found = projectNamed(client, projectName);
  if (!found) {
    if (mayCreate) return { projectId: undefined, slot: day, live: undefined };
    const names = ownProjects(client).map(({ name }) => `  ${name}`);
    const others = names.length === 0 ? 'has no projects' : `has:\n${names.join('\n')}`;
    throw new UserError(
      `${client.userName} has no project “${projectName}”, and ${others}\nTo add it: --create.`,
    );
  }
  const project = await portal.call('project', { params: { id: found._id } });
  const slot = project.date === day ? DATE_SLOT : day;
  const isNewDate = slot !== DATE_SLOT && !project.subDate.includes(slot);
  if (isNewDate && project.subDate.length >= SUB_DATES_MAX) {
    throw new UserError(`A project has at most ${SUB_DATES_MAX} dates.`);
  }
  const { tours } = await portal.call('tourContents', { params: { projectId: found._id } });
  return { projectId: found._id, slot, live: tours.find((tour) => tour.slot === slot) };
}

function required(value: string | undefined, option: string): string {
  if (value !== undefined && value !== '') return value;
  throw new UserError(`${option} is missing.\n\nUsage:\n  jawla ${USAGE}`);
}
