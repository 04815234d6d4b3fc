/**
 * Generates demo clients for more than one page: 40 for development, up to 10,000 for benchmarks. The result is
 * deterministic.
 */
import { DEMO_DOMAIN } from '../domains/system/demoDomain.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import type { Services } from '../app/services.ts';
import { DEMO_PASSWORD } from './people.ts';

const NAMES = [
  ['Layla', 'Mansour', 'layla'],
  ['يوسف', 'الحوراني', 'yousef'],
  ['Omar', 'Sweidan', 'omar'],
  ['رنا', 'أبو زيد', 'rana'],
  ['Clara', 'Oyelaran', 'clara'],
  ['إبراهيم', 'القاضي', 'ibrahim'],
  ['Hugo', 'Lindqvist', 'hugo'],
  ['آية', 'الرفاعي', 'aya'],
  ['Dana', 'Khoury', 'dana'],
  ['سُليمان', 'العبّاس', 'suleiman'],
] as const;
const FAMILIES = [
  ['', ''],
  ['Haddadin', 'الحدادين'],
  ['Zu’bi', 'الزعبي'],
  ['Qasim', 'قاسم'],
] as const;

/** @param count - At most 10,000. */
export async function addCrowd(
  { db, users, passwords, projects }: Pick<Services, 'db' | 'passwords' | 'projects' | 'users'>,
  count: number,
): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await withTransaction(db, async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const [fname = '', family = '', base = ''] = NAMES[index % NAMES.length] ?? [];
      const [latin = '', arabic = ''] = FAMILIES[Math.floor(index / NAMES.length) % 4] ?? [];
      const isArabic = /[\u0600-\u06ff]/.test(fname);
      const userName = `${base}-${index + 1}`;
      const user = await users.add(
        {
          userName,
          fname,
          lname: (isArabic ? arabic : latin) || family,
          email: `${userName}@${DEMO_DOMAIN}`,
          phone: `96278${String(index + 1).padStart(7, '0')}`,
          passwordHash,
        },
        transaction,
      );
      for (let number = 1; number <= index % 4; number += 1) {
        const project = { name: `${userName}-project-${number}`, number: String(number) };
        await projects.add(user.id, project, transaction);
      }
    }
  });
}
