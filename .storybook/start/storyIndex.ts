import { useEffect, useState } from 'react';

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

/**
 * Returns the first story of each title below a prefix, in the order of the sidebar; empty until the index
 * has loaded.
 */
export function useFirstStories(prefix: string): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    const request = new AbortController();
    readFirstStories(prefix, request.signal).then(setStories, () => undefined);
    return () => request.abort();
  }, [prefix]);
  return stories;
}

/** From the story index that Storybook serves next to its pages. */
async function readFirstStories(prefix: string, signal: AbortSignal): Promise<IndexedStory[]> {
  const response = await fetch('./index.json', { signal });
  const index: unknown = await response.json();
  if (!isRecord(index) || !isRecord(index['entries'])) return [];
  const first = new Map<string, IndexedStory>();
  for (const entry of Object.values(index['entries'])) {
    if (isStory(entry) && entry.title.startsWith(prefix) && !first.has(entry.title)) {
      first.set(entry.title, entry);
    }
  }
  return [...first.values()];
}

function isStory(entry: unknown): entry is IndexedStory {
  return isRecord(entry) && entry['type'] === 'story';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
