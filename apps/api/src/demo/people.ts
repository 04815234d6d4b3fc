/** Users and projects of the demo data. Names are short and long, Latin and Arabic. */
import type { ProjectForm } from '@jawla/contract';
import { DEMO_DOMAIN } from '../domains/system/demoDomain.ts';
import type { OFFICE_DAYS } from '../../demo/buildTours.ts';

/** Password of all demo accounts; printed at start-up. */
export const DEMO_PASSWORD = 'Demo2024tour';

export interface DemoPerson {
  readonly userName: string;
  readonly fname: string;
  readonly lname: string;
  readonly email: string;
  readonly phone?: string;
  readonly isAdmin?: boolean;
}

export const DEMO_ADMIN: DemoPerson = {
  userName: 'admin',
  fname: 'Rania',
  lname: 'Saleh',
  email: `admin@${DEMO_DOMAIN}`,
  isAdmin: true,
};

export const DEMO_CLIENTS = {
  noor: {
    userName: 'noor',
    fname: 'Noor',
    lname: 'Haddad',
    email: `noor@${DEMO_DOMAIN}`,
    phone: '962790000001',
  },
  khalid: {
    userName: 'khalid',
    fname: 'خالد',
    lname: 'العبدالله',
    email: `khalid@${DEMO_DOMAIN}`,
    phone: '962790000002',
  },
  maya: {
    userName: 'maya',
    fname: 'Maya',
    lname: 'Fernández-Whitfield',
    email: `maya@${DEMO_DOMAIN}`,
    phone: '34600000003',
  },
} as const satisfies Record<string, DemoPerson>;

export const DEMO_PEOPLE: readonly DemoPerson[] = [DEMO_ADMIN, ...Object.values(DEMO_CLIENTS)];

export type DemoClient = keyof typeof DEMO_CLIENTS;

/** Fields of the form; the seed adds the number, the status and empty fields. */
type DemoFields = Pick<ProjectForm, 'name'> &
  Partial<Omit<ProjectForm, 'name' | 'number' | 'status' | 'subDate' | 'revision'>>;

export interface DemoProject extends Readonly<DemoFields> {
  readonly owner: DemoClient;
  readonly sharedWith?: DemoClient;
  readonly subDate: readonly string[];
  readonly cover?: string;
  /** Which of the demo tours is published for the project. */
  readonly tour?: 'villa' | 'office' | 'marzipano';
}

const [FRAME, PARTITIONS, FINISHED] = [
  '2025-09-14',
  '2026-02-08',
  '2026-06-21',
] as const satisfies typeof OFFICE_DAYS;

export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    owner: 'khalid',
    sharedWith: 'noor',
    name: 'فيلا النور',
    location: 'عبدون، عمّان',
    type: 'residential',
    area: '640',
    height: '9',
    consultant: 'مكتب الديار للاستشارات الهندسية',
    duration: '18 شهرًا',
    date: '2026-03-18',
    subDate: [],
    cover: 'villa',
    tour: 'villa',
  },
  {
    owner: 'noor',
    sharedWith: 'khalid',
    name: 'Wadi Offices',
    location: 'King Hussein Business Park, Amman',
    type: 'commercial',
    area: '1,150',
    height: '3.4',
    consultant: 'Diyar Engineering',
    duration: '11 months',
    subDate: [FRAME, PARTITIONS, FINISHED],
    cover: 'office',
    tour: 'office',
  },
  {
    owner: 'noor',
    name: 'Jabal Library',
    location: 'Jabal Amman',
    type: 'infrastructure',
    area: '2,300',
    height: '14',
    subDate: [],
    cover: 'library',
  },
  {
    owner: 'khalid',
    name: 'مدرسة الأندلس الابتدائية',
    location: 'إربد',
    type: 'infrastructure',
    area: '4,100',
    height: '11',
    subDate: [],
    cover: 'school',
  },
  {
    owner: 'maya',
    name: 'Exhibition pavilion',
    location: 'Aqaba waterfront',
    type: 'commercial',
    area: '780',
    height: '7',
    consultant: 'Whitfield & Daughters',
    duration: '8 months',
    date: '2026-05-02',
    subDate: [],
    cover: 'pavilion',
    tour: 'marzipano',
  },
  {
    owner: 'maya',
    name: 'Fernández-Whitfield Waterfront Tower, second phase',
    location: 'Aqaba waterfront',
    type: 'residential',
    area: '21,400',
    height: '96',
    consultant: 'Whitfield & Daughters',
    duration: '30 months',
    expectedDate: '2027-03-12',
    subDate: [],
    cover: 'tower',
  },
];

/** A pilot: a public project that requires no login. */
export const DEMO_PILOT = { name: 'Demo pavilion', tour: 'pavilion' } as const;
