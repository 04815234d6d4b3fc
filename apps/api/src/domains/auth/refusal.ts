import { Problem } from '../../platform/http/problem.ts';
import type { TextKey } from '../../platform/texts/texts.ts';
import type { Services } from '../../app/services.ts';

/**
 * Refuses somebody whom no account fits. On a server without accounts nobody could guess why: it says what to do instead.
 * Looks for accounts whether or not this one exists: equal work prevents user enumeration by timing.
 */
export async function refusal(
  { firstAdminLinks }: Pick<Services, 'firstAdminLinks'>,
  status: 401 | 404,
  key: TextKey,
): Promise<Problem> {
  return new Problem(status, (await firstAdminLinks.hasAccounts()) ? key : 'auth.noAccounts');
}
