import type { Answered } from './problem';

/**
 * An answer that index.html asked for while the code was still on its way: see `apps/portal/index.html`.
 * It stands for the first call of the same address by the same person in the same language, and for no
 * other.
 */
export interface EarlyAnswer {
  /** As the call would have it: path and query. */
  url: string;
  token: string;
  lang: string;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  answer: Promise<Response>;
}

declare global {
  /** What index.html has asked for; nothing outside a page. */
  var earlyAnswers: EarlyAnswer[] | undefined;
}

/** For so long an early answer is as good as one that is asked for now, in milliseconds. */
const GOOD_FOR_MS = 60_000;

/**
 * Takes the early answer to a call, which nobody gets after that.
 *
 * @returns nothing where there is none, where it is too old, and where it did not come: then the call is made
 */
export async function takeEarly(
  wanted: Pick<EarlyAnswer, 'url'> & { token: string | undefined; lang: string },
): Promise<Answered | undefined> {
  const all = globalThis.earlyAnswers ?? [];
  const place = all.findIndex(
    ({ url, token, lang }) => url === wanted.url && token === wanted.token && lang === wanted.lang,
  );
  const [early] = place < 0 ? [] : all.splice(place, 1);
  if (early === undefined || Date.now() - early.at > GOOD_FOR_MS) return undefined;
  try {
    const answer = await early.answer;
    return {
      status: answer.status,
      data: dataOf(await answer.text()),
      retryAfter: answer.headers.get('Retry-After') ?? undefined,
    };
  } catch {
    return undefined;
  }
}

/** Something is about to be changed: what was known before may be wrong after. */
export function forgetEarly(): void {
  globalThis.earlyAnswers?.splice(0);
}

/** As axios has it: what is no JSON stays a text, which the contract then refuses. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
