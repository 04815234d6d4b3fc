/** What the plan of an import asks of the portal, and what it adds there. */
import type { ImportTarget, KnownProject } from '@jawla/archives/importPlan';
import { projectKey } from '@jawla/archives/importPlan';
import { SourceFault } from '@jawla/archives/sourceFault';
import type { UserRow } from '@jawla/contract';
import { clientsNamed, type ListedClient } from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import { addProject, allClients, projectNamed } from './clients.ts';
import { createClient } from './createClient.ts';
import { PortalError, type Portal } from './portal.ts';

export type TargetClient =
  | { readonly is: 'known'; readonly row: UserRow }
  | { readonly is: 'listed'; readonly listed: ListedClient };

export interface TargetOptions {
  /** Clients who may be added. */
  readonly listed: readonly ListedClient[];
  readonly isInviting: boolean;
}

export class PortalTarget implements ImportTarget<TargetClient> {
  readonly #portal: Portal;
  readonly #options: TargetOptions;
  readonly #clients = new Map<string, Promise<TargetClient>>();
  readonly #added = new Map<ListedClient, Promise<UserRow>>();
  readonly #projects = new Map<string, Promise<string>>();
  #all: Promise<readonly UserRow[]> | undefined;
  /** Projects are added one after the other, so that their numbers are too. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(portal: Portal, options: TargetOptions) {
    this.#portal = portal;
    this.#options = options;
  }

  findClient(name: string): Promise<TargetClient> {
    return shared(this.#clients, nameKey(name), () => this.#findClient(name));
  }

  keyOf(client: TargetClient): string {
    return client.is === 'known' ? client.row._id : client.listed.email;
  }

  async findProject(client: TargetClient, name: string): Promise<KnownProject | undefined> {
    const found = client.is === 'known' ? projectNamed(client.row, name) : undefined;
    if (!found) return undefined;
    const project = await this.#portal.call('project', { params: { id: found._id } });
    const params = { projectId: found._id };
    const { tours } = await this.#portal.call('tourContents', { params });
    return {
      ownDay: project.date,
      days: project.subDate,
      live: tours.map(({ contentHash, ...tour }) => ({
        ...tour,
        contentHash: async () => contentHash ?? missing(),
      })),
    };
  }

  /**
   * Returns the id of a project, which is added if need be, and so is its client.
   *
   * @throws {SourceFault} If the client cannot be added.
   */
  projectIdOf(client: TargetClient, name: string): Promise<string> {
    const key = projectKey(this.keyOf(client), name);
    return shared(this.#projects, key, () => this.#findOrAdd(client, name));
  }

  /** Whether the project is there, as far as is known. */
  hasProject(client: TargetClient, name: string): boolean {
    const isKnown = client.is === 'known' && projectNamed(client.row, name) !== undefined;
    return isKnown || this.#projects.has(projectKey(this.keyOf(client), name));
  }

  async #findClient(name: string): Promise<TargetClient> {
    this.#all ??= allClients(this.#portal);
    const all = await this.#all;
    const [row, ...more] = clientsNamed(name, all);
    if (row && more.length > 0) {
      const names = [row, ...more].map(({ userName }) => userName).join(', ');
      throw new SourceFault(`Several clients have the name “${name}”: ${names}. Use user names.`);
    }
    const known = row ?? (await this.#byUserName(name));
    if (known) return { is: 'known', row: known };
    return this.#findListed(name, all);
  }

  /** An admin may have projects, and is not in the list of clients. */
  async #byUserName(name: string): Promise<UserRow | undefined> {
    try {
      return await this.#portal.call('client', { params: { clientID: name } });
    } catch (error) {
      if (error instanceof PortalError && [400, 404].includes(error.status)) return undefined;
      throw error;
    }
  }

  #findListed(name: string, all: readonly UserRow[]): TargetClient {
    const [listed, another] = clientsNamed(name, this.#options.listed);
    if (!listed) {
      throw new SourceFault(
        `There is no client “${name}”. Add the client, or name a list: --clients.`,
      );
    }
    if (another) throw new SourceFault(`The list has several clients “${name}”. Use user names.`);
    const row = all.find(({ email }) => nameKey(email) === nameKey(listed.email));
    if (row) return { is: 'known', row };
    if (this.#options.isInviting) return { is: 'listed', listed };
    throw new SourceFault(
      `${listed.email} is not in Jawla yet. With a key, an account is made together with its invitation: add --invite.`,
    );
  }

  async #findOrAdd(client: TargetClient, name: string): Promise<string> {
    const row = client.is === 'known' ? client.row : await this.#add(client.listed);
    const found = projectNamed(row, name);
    if (found) return found._id;
    const added = this.#turn.then(() => this.#addProject(row, name));
    this.#turn = added.catch(() => undefined);
    return added;
  }

  async #addProject({ userName }: UserRow, name: string): Promise<string> {
    // Somebody may have added it since the plan.
    const row = await this.#portal.call('client', { params: { clientID: userName } });
    return projectNamed(row, name)?._id ?? addProject(this.#portal, row, name);
  }

  #add(listed: ListedClient): Promise<UserRow> {
    return shared(this.#added, listed, async () => {
      const created = await createClient(this.#portal, listed, { isLenient: true });
      if (created.is === 'refused') {
        throw new SourceFault(`${listed.email} cannot be added. ${created.why}`);
      }
      const all = await allClients(this.#portal);
      const row = all.find(({ email }) => nameKey(email) === nameKey(listed.email));
      if (row) return row;
      throw new SourceFault(`${listed.email} has an account, and is no client.`);
    });
  }
}

function missing(): never {
  throw new SourceFault('The portal misses the file of the tour of this date.');
}

/** Makes a value once; after a failure, again. */
function shared<Key, Value>(
  values: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key) ?? make();
  values.set(key, known);
  known.catch(() => values.delete(key));
  return known;
}
