/** What the plan of an import asks of this installation. */
import type {
  ImportPlan,
  ImportTarget,
  KnownProject,
  PlannedTour,
  TourToImport,
} from '@jawla/archives/importPlan';
import { SourceFault } from '@jawla/archives/sourceFault';
import type { Services } from '../app/services.ts';
import { contentHashOfTour } from '../domains/tours/contentHashOfTour.ts';
import type { TourRecord } from '../platform/db/schema.ts';
import type { Client, Clients } from './clients.ts';

/** What an export knows of a tour. */
export interface MovedTour {
  readonly publishedAt: string;
  readonly isBridgeOff: boolean;
  /** Throws a `SourceFault` if the file has changed since. */
  verify(): Promise<void>;
  /** Stores the picture that an admin has chosen. */
  addPicture(): Promise<string | null>;
}

export type OwnTour = TourToImport<Client, MovedTour>;
export type OwnPlannedTour = PlannedTour<OwnTour>;
export type OwnPlan = ImportPlan<Client, MovedTour>;

type TargetServices = Pick<Services, 'packs' | 'projects' | 'tours'>;

export class OwnTarget implements ImportTarget<Client> {
  readonly #services: TargetServices;
  readonly #clients: Clients;

  constructor(services: TargetServices, clients: Clients) {
    this.#services = services;
    this.#clients = clients;
  }

  findClient(name: string): Promise<Client> {
    return this.#clients.find(name);
  }

  keyOf(client: Client): string {
    return ownerKey(client);
  }

  async findProject(client: Client, name: string): Promise<KnownProject | undefined> {
    const { projects, tours } = this.#services;
    const project = client.is === 'known' ? await projects.byName(client.user.id, name) : undefined;
    if (!project) return undefined;
    const live = await tours.liveOfProject(project.id);
    return {
      ownDay: project.date,
      days: await projects.days(project.id),
      live: live.map((tour) => ({
        slot: tour.slot,
        files: tour.files,
        bytes: tour.bytes,
        contentHash: () => hashOfTour(this.#services, tour),
      })),
    };
  }
}

export function ownerKey(client: Client): string {
  return client.is === 'known' ? client.user.id : client.listed.email;
}

/** @throws {SourceFault} If its file is missing. */
export async function hashOfTour(
  services: Pick<Services, 'packs'>,
  tour: TourRecord,
): Promise<string> {
  const hash = await contentHashOfTour(services, tour);
  if (hash !== undefined) return hash;
  throw new SourceFault('The file of the tour of this date is missing. Run "jawla doctor".');
}
