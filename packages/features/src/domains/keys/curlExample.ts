import type { KeyScope } from '@jawla/contract/keyLimits';

/** A call that each scope allows and that changes nothing. */
const EXAMPLES = {
  read: '/api/pilot_project',
  publish: '/api/upload-capabilities',
  clients: `/api/invited-clients/check -d '{"emails":[]}'`,
} as const satisfies Record<KeyScope, string>;

/** Returns a command line that sends a key. The secret is not part of it: the shell has it in a variable. */
export function curlExample(scope: KeyScope): string {
  return `curl -H "Authorization: Bearer $JAWLA_KEY" ${window.location.origin}${EXAMPLES[scope]}`;
}
