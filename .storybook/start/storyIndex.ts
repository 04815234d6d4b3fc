import { useEffect, useState } from 'react';

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

/** Returns the stories whose titles have a prefix, in the order of the sidebar; empty until the index has loaded. */
export function useStories(prefix: string): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    const request = new AbortController();
    readStories(prefix, request.signal).then(setStories, () => undefined);
    return () => request.abort();
  }, [prefix]);
  return stories;
}

/** Returns the first story of each title with a prefix. */
export function useFirstStories(prefix: string): readonly IndexedStory[] {
  const stories = useStories(prefix);
  return [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(([first]) => first ?? []);
}

/** From the story index that Storybook serves next to its pages. */
async function readStories(prefix: string, signal: AbortSignal): Promise<readonly IndexedStory[]> {
  const response = await fetch('./index.json', { signal });
  const index: unknown = await response.json();
  if (!isRecord(index) || !isRecord(index['entries'])) return [];
  return Object.values(index['entries'])
    .filter(isStory)
    .filter(({ title }) => title.startsWith(prefix));
}

function isStory(entry: unknown): entry is IndexedStory {
  return isRecord(entry) && entry['type'] === 'story';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
