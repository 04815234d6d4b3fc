import {
  AUTH_FLAGS,
  SESSION_COOKIE,
  SESSION_SECONDS,
  STORAGE,
  type AuthFlag,
} from '@jawla/contract/limits';

/** Events from other tabs of the same browser. */
export type TabEvent = AuthFlag | 'language';

/** Stores the session token and the remembered e-mail address. */
export interface SessionStorage {
  token(): string | undefined;
  /** @returns false if the browser refuses cookies */
  storeToken(token: string): boolean;
  clearToken(): void;
  /** When the token's ten hours end, in milliseconds since 1970; `undefined` if storage is blocked. */
  expiresAt(): number | undefined;
  /** Notifies the other tabs, also if the previous event was the same. */
  notifyTabs(flag: AuthFlag): void;
  rememberedEmail(): string;
  /** An empty string deletes the stored address. */
  rememberEmail(email: string): void;
  /** When the message that a link's screen waits for was sent, in milliseconds since 1970; for this tab only. */
  sentAt(link: string): number | undefined;
  rememberSent(link: string, at: number): void;
  /** Listens to the other tabs. @returns a function that unsubscribes */
  listen(onEvent: (event: TabEvent) => void): () => void;
}

const EMAIL_KEY = 'email';
const ENDS_KEY = 'session-ends';
const SENT_KEY = 'message-sent';

/** The browser's own cookie and local storage; both may be blocked, and then nothing is stored. */
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
  notifyTabs(flag) {
    // `storage` events fire only when a value changes, so the key is removed first.
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
      // One is enough: the screen of an older message is out of date.
      sessionStorage.setItem(SENT_KEY, `${link} ${at}`);
    } catch {
      // Storage is blocked: after a reload, the page does not know that a message was sent.
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
    // Storage is blocked or full: the value is lost, and nothing depends on it.
  }
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
