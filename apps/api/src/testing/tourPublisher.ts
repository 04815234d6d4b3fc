import { pathTo, type ProjectTour } from '@jawla/contract';
import { zipOf, type ZipEntry } from '../../demo/zipBytes.ts';
import { eventually } from './eventually.ts';
import { createTestUser, type TestServer } from './testServer.ts';
import { postForm, tourForm } from './files.ts';
import { ok } from './api.ts';

/** A project of its own, whose tours an admin publishes. */
export interface TourPublisher {
  readonly projectId: string;
  readonly name: string;
  /** Owner and name, as in the parameter `folder`. */
  readonly folder: string;
  readonly admin: string;
  readonly owner: string;
  /** Publishes the tour of a day, or of the project's own date. */
  publish(files: Readonly<Record<string, string | Buffer>>, slot?: string): Promise<void>;
  /** Returns what admins see of a tour, once the server has inspected it. */
  facts(slot?: string): Promise<ProjectTour>;
}

export const DAY = '2026-01-02';
let projects = 0;

export async function tourPublisher(server: TestServer): Promise<TourPublisher> {
  projects += 1;
  const { token: admin } = await createTestUser(server, `admin${projects}`, { isAdmin: true });
  const { user, token: owner } = await createTestUser(server, `owner${projects}`);
  const name = `Tower ${projects}`;
  const { id: projectId } = await server.services.projects.add(user.id, { name, number: '1' });
  return {
    projectId,
    name,
    folder: `${user.user_name}|${name}`,
    admin,
    owner,
    publish: async (files, slot = DAY) => {
      const query =
        slot === 'date' ? `date=${DAY}&projectType=date` : `date=${slot}&projectType=subDate`;
      const entries = Object.entries(files).map(([path, content]): ZipEntry => ({
        name: path,
        content: Buffer.from(content),
      }));
      const path = `/api/project/upload-folder/${projectId}?${query}`;
      const answer = await postForm(server, path, tourForm(zipOf(entries)), { token: admin });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    },
    facts: (slot = DAY) =>
      eventually(async () => {
        const path = pathTo('project', { id: projectId });
        const answer = await server.call('GET', path, { token: admin });
        const { tours } = ok('project', answer);
        const found = tours?.find((tour) => tour.slot === slot);
        if (found?.tool === undefined) throw new Error('The tour is not inspected yet');
        return found;
      }),
  };
}
