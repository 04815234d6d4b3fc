import {
  AUTH_FLAGS,
  SESSION_COOKIE,
  SESSION_SECONDS,
  STORAGE,
  type AuthFlag,
} from '@jawla/contract/limits';

/** What other tabs of the same browser tell. */
export type TabEvent = AuthFlag | 'language';

/** Where the login token and the remembered e-mail address live. */
export interface SessionStorage {
  token(): string | undefined;
  /** @returns false where the browser refuses cookies */
  storeToken(token: string): boolean;
  clearToken(): void;
  /** When the token's ten hours are over, in milliseconds since 1970; unknown where storage is blocked. */
  expiresAt(): number | undefined;
  /** Tells the other tabs; the same news twice reaches them twice. */
  tell(flag: AuthFlag): void;
  rememberedEmail(): string;
  /** An empty text forgets. */
  rememberEmail(email: string): void;
  /** When the message left that a link's screen waits for, in milliseconds since 1970; this tab only. */
  sentAt(link: string): number | undefined;
  rememberSent(link: string, at: number): void;
  /** Listens to the other tabs. @returns what ends it */
  listen(onEvent: (event: TabEvent) => void): () => void;
}

const EMAIL_KEY = 'email';
const ENDS_KEY = 'session-ends';
const SENT_KEY = 'message-sent';

/** The browser's own cookie and local storage; both may be blocked, and then nothing is kept. */
export const browserStorage: SessionStorage = {
  token: () => readCookie(SESSION_COOKIE),
  storeToken(token) {
    document.cookie = cookie(encodeURIComponent(token), SESSION_SECONDS);
    setItem(ENDS_KEY, String(Date.now() + SESSION_SECONDS * 1000));
    return readCookie(SESSION_COOKIE) === token;
  },
  clearToken() {
    document.cookie = cookie('', 0);
    removeItem(ENDS_KEY);
  },
  expiresAt() {
    const at = Number(getItem(ENDS_KEY));
    return Number.isFinite(at) && at > 0 ? at : undefined;
  },
  tell(flag) {
    // A storage event needs a change: an unchanged value is taken away first.
    removeItem(STORAGE.auth);
    setItem(STORAGE.auth, flag);
  },
  rememberedEmail: () => getItem(EMAIL_KEY) ?? '',
  rememberEmail(email) {
    if (email === '') removeItem(EMAIL_KEY);
    else setItem(EMAIL_KEY, email);
  },
  sentAt(link) {
    try {
      const [of, at] = (sessionStorage.getItem(SENT_KEY) ?? '').split(' ');
      return of === link && Number.isFinite(Number(at)) ? Number(at) : undefined;
    } catch {
      return undefined;
    }
  },
  rememberSent(link, at) {
    try {
      // One is enough: the screen of an older message leads nowhere any more.
      sessionStorage.setItem(SENT_KEY, `${link} ${at}`);
    } catch {
      // Blocked: after a reload it is not known that one was sent.
    }
  },
  listen(onEvent) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE.language && newValue !== null) onEvent('language');
      if (key !== STORAGE.auth) return;
      const flag = AUTH_FLAGS.find((known) => known === newValue);
      if (flag) onEvent(flag);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

function cookie(value: string, maxAge: number): string {
  const { protocol, hostname } = window.location;
  const plainLocal =
    protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'));
  const secure = plainLocal ? '' : '; Secure';
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...rest] = pair.split('=');
    if (key !== name) continue;
    const value = rest.join('=');
    if (value === '') return undefined;
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function setItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: nothing is remembered, and nothing depends on it.
  }
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
