/** Words that comments, test names and documents avoid, and what to write instead. */
export const AVOIDED: ReadonlyMap<RegExp, string> = new Map([
  [/\bwhoever\b/i, 'the actor: user, client, admin, visitor, caller, server'],
  [/\bsomebody\b/i, 'the actor: user, client, admin, visitor, caller, server'],
  [/\bnobody\b/i, 'the actor: no user, no client, no server'],
  [/\banew\b/i, 'again'],
  [/\bat once\b/i, 'immediately, or concurrently'],
  [/\bfor good\b/i, 'permanently'],
  [/\bto be had\b/i, 'available'],
  [/\b(?:is|are|was) told\b/i, 'is shown, reported, notified'],
  [/\btold (?:apart|of)\b/i, 'distinguished, notified of'],
]);

export interface Finding {
  line: number;
  words: string;
  instead: string;
}

/** Finds words of `AVOIDED` in comments and test names of a source. */
export function avoidedInSource(text: string): Finding[] {
  return text.split('\n').flatMap((line, at) => {
    const comment = /^\s*(?:\/\*\*?|\*|\/\/)(.*)|\s\/\/ (.*)/.exec(line);
    const name = /\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/.exec(line);
    return findingsIn([comment?.[1], comment?.[2], name?.[2]].join(' '), at);
  });
}

/** Finds words of `AVOIDED` in a document. */
export function avoidedInDocument(text: string): Finding[] {
  return text.split('\n').flatMap(findingsIn);
}

function findingsIn(text: string, at: number): Finding[] {
  return [...AVOIDED].flatMap(([pattern, instead]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ line: at + 1, words, instead }];
  });
}
