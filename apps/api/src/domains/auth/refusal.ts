import { Problem } from '../../platform/http/problem.ts';
import type { TextKey } from '../../platform/texts/texts.ts';
import type { Services } from '../../app/services.ts';

/**
 * Refuses a request for which there is no account. A server without accounts says how to create the first one instead.
 * It looks for accounts whether or not this one exists: equal work prevents user enumeration by timing.
 */
export async function refusal(
  { firstAdminLinks }: Pick<Services, 'firstAdminLinks'>,
  status: 401 | 404,
  key: TextKey,
): Promise<Problem> {
  return new Problem(status, (await firstAdminLinks.hasAccounts()) ? key : 'auth.noAccounts');
}
