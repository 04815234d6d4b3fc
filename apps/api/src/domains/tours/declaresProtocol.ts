import { pageTags } from './pageTags.ts';

/** Whether a page says that its tour implements the tour protocol. */
export function declaresProtocol(page: string): boolean {
  for (const tag of pageTags(page)) {
    if (tag.get('name')?.toLowerCase() !== 'jawla-tour') continue;
    return /^[12]$/.test(tag.get('content')?.trim() ?? '');
  }
  return false;
}
