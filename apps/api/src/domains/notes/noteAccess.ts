/** Who reads and writes the notes of a project: accounts with access to it, and guests whose link has notes. */
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Services } from '../../app/services.ts';
import type {
  Database,
  GuestLinkRecord,
  NoteGuestRecord,
  NoteRecord,
  ProjectRecord,
  UserRecord,
} from '../../platform/db/schema.ts';
import type { HttpContext } from '../../platform/http/api.ts';
import { GUEST_HEADER } from '../../platform/http/keyAccess.ts';
import { can } from '../../platform/http/can.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Actor } from '../activity/activity.store.ts';
import { visibleProject } from '../projects/access.ts';

/** The columns that name an author: one of them, or none once the account is deleted. */
export type Author = Pick<NoteRecord, 'author_id' | 'guest_id'>;

type Caller =
  | { readonly kind: 'account'; readonly user: UserRecord; readonly isManager: boolean }
  | {
      readonly kind: 'guest';
      readonly link: GuestLinkRecord;
      /** `undefined` before there is a name. */
      readonly guest: NoteGuestRecord | undefined;
    };

export interface NoteAccess {
  readonly project: ProjectRecord;
  readonly caller: Caller;
  /** The dates of the project, of a guest’s link those that it shows. */
  readonly slots: ReadonlySet<string>;
}

export interface NotesRequest {
  readonly params: { readonly projectId: string };
  readonly user: UserRecord | undefined;
  readonly http: HttpContext;
}

type AccessServices = Pick<
  Services,
  'guestLinks' | 'guestPasses' | 'guestNames' | 'projects' | 'proxies' | 'rateLimits'
>;

/**
 * Finds out who calls.
 *
 * @param db - The transaction that writes: access may have ended since the request began.
 * @throws {Problem} 403 for accounts without access; 404 if there is no such project, and for guests without access.
 */
export async function accessToNotes(
  services: AccessServices,
  { params: { projectId }, user, http }: NotesRequest,
  db?: Database,
): Promise<NoteAccess> {
  const { projects } = services;
  if (user) {
    const found = await projects.byId(projectId, db);
    const { project, relation } = await visibleProject(found, user, projects, db);
    const isManager = can(user, 'project.manage', relation);
    const days = await projects.days(projectId, db);
    const slots = new Set([DATE_SLOT, ...days]);
    return { project, caller: { kind: 'account', user, isManager }, slots };
  }
  const link = await linkOf(services, http, db);
  if (link?.project_id !== projectId) throw noGuest();
  const project = await projects.byId(projectId, db);
  if (!project) throw noGuest();
  const guest = await services.guestNames.find(http, link, db);
  const days = await projects.days(projectId, db);
  const shown = [DATE_SLOT, ...days].filter((slot) => link.slot === null || link.slot === slot);
  return { project, caller: { kind: 'guest', link, guest }, slots: new Set(shown) };
}

/** The active link with notes whose secret a request has, if its passcode was entered in this browser. */
async function linkOf(
  { guestLinks, guestPasses, rateLimits, proxies }: AccessServices,
  http: HttpContext,
  db: Database | undefined,
): Promise<GuestLinkRecord | undefined> {
  const link = await guestLinks.bySecret(http.req.header(GUEST_HEADER) ?? '', db);
  if (!link) {
    // Not within a transaction, which would take the count back.
    if (!db) await rateLimits.enforce({ limit: 'guest-unknown', by: clientIp(http, proxies) });
    return undefined;
  }
  const isLocked = link.passcode_hash !== null && !guestPasses.has(http, link);
  return link.notes === 1 && !isLocked ? link : undefined;
}

/** The same as for links that have ended. */
function noGuest(): Problem {
  return new Problem(404, 'guest.dead');
}

/** @throws {Problem} 422 for guests who have not entered a name. */
export function authorOf({ caller }: NoteAccess): Author {
  if (caller.kind === 'account') return { author_id: caller.user.id, guest_id: null };
  const { guest } = caller;
  if (guest) return { author_id: null, guest_id: guest.id };
  throw new Problem(422, 'request.invalid', { errors: { name: 'note.name' } });
}

/** Returns whether the caller may edit and delete what somebody has written. */
export function mayEdit({ caller }: NoteAccess, { author_id, guest_id }: Author): boolean {
  if (caller.kind === 'account') return caller.isManager || author_id === caller.user.id;
  return caller.guest !== undefined && guest_id === caller.guest.id;
}

/** @throws {Problem} 403 */
export function requireEdit(access: NoteAccess, written: Author): void {
  if (!mayEdit(access, written)) throw new Problem(403, 'auth.notAllowed');
}

/** Guests see notes of present dates alone; accounts also those of dates that were removed. */
export function sees({ caller, slots }: NoteAccess, note: NoteRecord): boolean {
  return caller.kind === 'account' || !isDateGone(slots, note);
}

export function isDateGone(
  slots: ReadonlySet<string>,
  { slot, trash_id }: Pick<NoteRecord, 'slot' | 'trash_id'>,
): boolean {
  return trash_id !== null || !slots.has(slot);
}

export function actorOf({ caller }: NoteAccess): Actor {
  return caller.kind === 'account' ? caller.user : { guestName: caller.guest?.name ?? '' };
}

export function isSameAuthor(a: Author, b: Author): boolean {
  return a.author_id === b.author_id && a.guest_id === b.guest_id;
}

/** Counts a write. @throws {Problem} 429 */
export async function limitWrites(
  { rateLimits, proxies }: Pick<Services, 'rateLimits' | 'proxies'>,
  { caller }: NoteAccess,
  http: HttpContext,
): Promise<void> {
  if (caller.kind === 'account') {
    await rateLimits.enforce({ limit: 'note-writes', by: caller.user.id });
    return;
  }
  const { id } = caller.link;
  // By address: a guest without cookies would be another one each time.
  await rateLimits.enforce(
    { limit: 'guest-note-writes', by: `${id}\n${clientIp(http, proxies)}` },
    { limit: 'guest-link-note-writes', by: id },
  );
}
