/** Finds the clients that folders name, in the database or in a list, and adds those of the list. */
import { DEFAULT_LANGUAGE } from '@jawla/contract/limits';
import { clientsNamed, type ListedClient } from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import type { Services } from '../app/services.ts';
import { personThing } from '../domains/activity/things.ts';
import { deriveUserName } from '../domains/users/deriveUserName.ts';
import { addLinkMail } from '../domains/users/linkMail.ts';
import { sortKey } from '../platform/db/keys.ts';
import type { UserRecord } from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { roleOf } from '../platform/http/can.ts';
import { SourceFault } from '@jawla/archives/sourceFault';

export type Client =
  | { readonly is: 'known'; readonly user: UserRecord }
  | { readonly is: 'listed'; readonly listed: ListedClient };

type ClientServices = Pick<
  Services,
  'activity' | 'brand' | 'db' | 'links' | 'origins' | 'outbox' | 'users'
>;

export class Clients {
  readonly #services: ClientServices;
  readonly #listed: readonly ListedClient[];
  readonly #found = new Map<string, Promise<Client>>();
  readonly #added = new Map<ListedClient, Promise<UserRecord>>();

  constructor(services: ClientServices, listed: readonly ListedClient[]) {
    this.#services = services;
    this.#listed = listed;
  }

  /** @throws {SourceFault} If nobody, or more than one, has that name. */
  find(name: string): Promise<Client> {
    const key = nameKey(name);
    const found = this.#found.get(key) ?? this.#find(name);
    this.#found.set(key, found);
    return found;
  }

  async #find(name: string): Promise<Client> {
    const known = await this.#known(name);
    if (known) return asOwner(known);
    const [listed, another] = clientsNamed(name, this.#listed);
    if (!listed) {
      throw new SourceFault(
        `There is no client “${name}”. Add the client, or name a list: --clients.`,
      );
    }
    if (another) throw new SourceFault(`The list has several clients “${name}”. Use user names.`);
    const holder = await this.#services.users.holderOf({ email: listed.email }, this.#services.db);
    if (!holder) return { is: 'listed', listed };
    if (holder.trash_id !== null) {
      throw new SourceFault(`${listed.email} is in the trash. Restore that client first.`);
    }
    return asOwner(holder);
  }

  async #known(name: string): Promise<UserRecord | undefined> {
    const { users, db } = this.#services;
    const named = (await users.byName(name)) ?? (await users.byEmail(name));
    if (named) return named;
    // The key of names in lists ignores more than case: only the same name counts.
    const alike = await db
      .selectFrom('live_users')
      .where('sort_key', '=', sortKey(name))
      .where('is_admin', '=', 0)
      .where('is_staff', '=', 0)
      .selectAll()
      .execute();
    const same = alike.filter((user) => nameKey(`${user.fname} ${user.lname}`) === nameKey(name));
    if (same.length > 1) {
      const names = same.map((user) => user.user_name).join(', ');
      throw new SourceFault(`Several clients have the name “${name}”: ${names}. Use user names.`);
    }
    return same[0];
  }

  /**
   * Adds a client of the list, once.
   *
   * @param isInvited - Whether the client gets a mail with a link for the first password.
   */
  add(listed: ListedClient, { isInvited }: { isInvited: boolean }): Promise<UserRecord> {
    const added = this.#added.get(listed) ?? this.#add(listed, isInvited);
    this.#added.set(listed, added);
    // A later tour of the client tries again.
    added.catch(() => this.#added.delete(listed));
    return added;
  }

  #add(listed: ListedClient, isInvited: boolean): Promise<UserRecord> {
    const { db, users, activity } = this.#services;
    return withTransaction(db, async (transaction) => {
      const { userName, email, phone } = listed;
      const holder = await users.byEmail(email, transaction);
      if (holder) return holder;
      const isFree = userName !== '' && !(await users.holderOf({ userName }, transaction));
      const isOwnPhone = phone !== '' && !(await users.holderOf({ phone }, transaction));
      const user = await users.add(
        {
          ...listed,
          userName: isFree ? userName : await deriveUserName(email, users, transaction),
          phone: isOwnPhone ? phone : '',
        },
        transaction,
      );
      const entry = { actor: 'commandLine', thing: personThing(user) } as const;
      await activity.record({ action: 'client.created', ...entry }, transaction);
      if (isInvited) await this.invite(user, transaction);
      return user;
    });
  }

  /** Mails a link for the first password, which a running server sends. */
  async invite(user: UserRecord, transaction: Services['db']): Promise<void> {
    const { brand } = this.#services;
    const language = user.language ?? DEFAULT_LANGUAGE;
    const role = roleOf(user);
    const letter = role === 'client' ? 'userCreated' : 'teamInvited';
    const values = { sender: brand[language], role };
    await addLinkMail(this.#services, letter, { user, language, values }, transaction);
  }
}

function asOwner(user: UserRecord): Client {
  // Staff open the upload pages only.
  if (user.is_staff === 1)
    throw new SourceFault(`${user.user_name} is staff, who have no projects.`);
  return { is: 'known', user };
}
