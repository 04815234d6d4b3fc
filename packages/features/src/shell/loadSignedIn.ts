import type * as code from './signedIn';

type SignedIn = typeof code;

let loading: Promise<SignedIn> | undefined;

/** Loads the code for signed-in users. */
export function loadSignedIn(): Promise<SignedIn> {
  loading ??= load();
  return loading;
}

async function load(): Promise<SignedIn> {
  try {
    const value = await import('./signedIn');
    // With a status, `use` returns the value of a promise in the same render.
    if (loading) void Object.assign(loading, { status: 'fulfilled', value });
    return value;
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}
