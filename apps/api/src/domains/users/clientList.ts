import type { Marker, UserList } from '@jawla/contract';
import type { Order, UserSort } from '@jawla/contract/limits';
import { LRUCache } from 'lru-cache';
import { Semaphore } from '../../platform/base/semaphore.ts';
import { KeptJson } from '../../platform/http/keptJson.ts';
import type { Services } from '../../app/services.ts';
import { toUserRowBatches, toUserRows } from './serializers.ts';
import type { ClientCounts } from './users.store.ts';

/** A page of the list, in one order. */
export interface ListPart {
  readonly page: number;
  readonly limit: number;
  readonly sort: UserSort | undefined;
  readonly order: Order | undefined;
}

/** Number of responses with all clients that are kept. One of 10,000 clients has 0.8 MB. */
const KEPT_MAX = 4;

/**
 * The list of clients. A response with all of them takes a fifth of a second of a core and more, so it is made once for all
 * admins, and again when the revision of the list has changed.
 */
export class ClientList {
  readonly #users: Services['users'];
  readonly #findProjects: Services['findProjects'];
  readonly #kept = new LRUCache<string, { readonly revision: string; readonly json: KeptJson }>({
    max: KEPT_MAX,
  });
  /** One is made at a time. */
  readonly #turn = new Semaphore(1);
  /** Those whose making has not begun, which later requests share. */
  readonly #waiting = new Map<string, Promise<KeptJson>>();
  #counted: { readonly revision: string; readonly counts: ClientCounts } | undefined;

  constructor({ users, findProjects }: Pick<Services, 'users' | 'findProjects'>) {
    this.#users = users;
    this.#findProjects = findProjects;
  }

  async page(part: ListPart): Promise<UserList> {
    const { page, limit, sort, order } = part;
    const counts = await this.#count(await this.#users.clientListRevision());
    const start = (page - 1) * limit;
    const clients = await this.#users.clients({ sort, order, part: { start, length: limit } });
    return { users: await toUserRows(clients, this.#findProjects), ...around(part, counts) };
  }

  /** Returns a page together with all clients. */
  async withAll(part: ListPart): Promise<KeptJson> {
    const key = JSON.stringify(part);
    const kept = this.#keptFor(key, await this.#users.clientListRevision());
    if (kept) return kept;
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const making = this.#make(key, part);
    this.#waiting.set(key, making);
    return making;
  }

  async #make(key: string, part: ListPart): Promise<KeptJson> {
    // Until the caller has noted that it is waiting.
    await Promise.resolve();
    return this.#turn.run(async () => {
      this.#waiting.delete(key);
      const revision = await this.#users.clientListRevision();
      const kept = this.#keptFor(key, revision);
      if (kept) return kept;
      const json = await KeptJson.from(this.#textOf(part, revision));
      this.#kept.set(key, { revision, json });
      return json;
    });
  }

  #keptFor(key: string, revision: string): KeptJson | undefined {
    const kept = this.#kept.get(key);
    return kept?.revision === revision ? kept.json : undefined;
  }

  async *#textOf(part: ListPart, revision: string): AsyncGenerator<string> {
    const { page, limit, sort, order } = part;
    const counts = await this.#count(revision);
    const clients = await this.#users.clients({ sort, order });
    const start = (page - 1) * limit;
    const shown: string[] = [];
    let count = 0;
    yield '{"usersSearch":[';
    for await (const batch of toUserRowBatches(clients, this.#findProjects)) {
      const rows = batch.map((row) => JSON.stringify(row));
      shown.push(...rows.slice(Math.max(0, start - count), Math.max(0, start + limit - count)));
      yield (count > 0 ? ',' : '') + rows.join(',');
      count += rows.length;
    }
    const rest = JSON.stringify(around(part, counts)).slice(1);
    yield `],"users":[${shown.join(',')}],${rest}`;
  }

  async #count(revision: string): Promise<ClientCounts> {
    if (this.#counted?.revision === revision) return this.#counted.counts;
    const counts = await this.#users.countClients();
    this.#counted = { revision, counts };
    return counts;
  }
}

/** What a response says about the list around its page. */
function around({ page, limit }: ListPart, counts: ClientCounts): Omit<UserList, 'users'> {
  const marker = (number: number, there: boolean): Marker =>
    there ? { page: number, limit } : null;
  const last = Math.max(1, Math.ceil(counts.total / limit));
  return {
    next: marker(page + 1, page < last),
    // The previous page, or the last one if the requested page is beyond the end.
    prev: marker(Math.min(page - 1, last), page > 1),
    ...counts,
  };
}
