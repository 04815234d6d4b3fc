/** Names that become segments of URLs and names of folders. */
import { PILOTS_FOLDER } from './limits.ts';
import { isVisibleLine } from './visibleText.ts';

/** No separators, no leading dot, no space at either end. */
const PATH_NAME_PATTERN = /^(?![.\s])(?!.*\s$)[^/\\|?#%]+$/u;
/** Routes of the dashboard, which a user name must not shadow. */
const RESERVED_USER_NAMES = ['create-user', 'pilot-projects', 'not-found'];

/** Whether a name can be a segment of a URL and the name of a folder. */
export function isPathName(name: string): boolean {
  const bytes = new TextEncoder().encode(name).length;
  return isVisibleLine(name) && PATH_NAME_PATTERN.test(name) && bytes <= 255;
}

/** Whether a user name would shadow a route of the dashboard or the folder of the pilots. */
export function isReservedUserName(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === PILOTS_FOLDER || RESERVED_USER_NAMES.includes(lower);
}
