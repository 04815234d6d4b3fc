import { SESSION_SECONDS } from '@jawla/contract/limits';
import type { SessionStorage, TabEvent } from '#core/device';

export interface DeviceOptions {
  /** The session token on this device; `null` if signed out. */
  token?: string | null | undefined;
  rememberedEmail?: string | undefined;
  acceptsCookies?: boolean | undefined;
  /** Milliseconds until the session's ten hours end. */
  endsInMs?: number | undefined;
  /** Age of the message that a screen waits for, in milliseconds. */
  sentMsAgo?: number | undefined;
}

export interface Device {
  /** The storage as the tab sees it. */
  storage: SessionStorage;
  /** Emits an event of another tab. */
  emit(event: TabEvent): void;
}

/** A fake of a browser's cookie and storage, with one tab. */
export function fakeDevice({
  token = 't-noor',
  rememberedEmail = '',
  acceptsCookies = true,
  endsInMs,
  sentMsAgo,
}: DeviceOptions = {}): Device {
  const stored: { token: string | undefined; email: string; expiresAt: number | undefined } = {
    token: token ?? undefined,
    email: rememberedEmail,
    expiresAt: endsInMs === undefined ? undefined : Date.now() + endsInMs,
  };
  const sentAtFirst = sentMsAgo === undefined ? undefined : Date.now() - sentMsAgo;
  const sent = new Map<string, number>();
  const listeners = new Set<(event: TabEvent) => void>();
  return {
    storage: {
      token: () => stored.token,
      storeToken(value) {
        if (!acceptsCookies) return false;
        stored.token = value;
        stored.expiresAt = Date.now() + SESSION_SECONDS * 1000;
        return true;
      },
      clearToken() {
        stored.token = undefined;
        stored.expiresAt = undefined;
      },
      expiresAt: () => stored.expiresAt,
      notifyTabs: () => undefined,
      rememberedEmail: () => stored.email,
      rememberEmail(value) {
        stored.email = value;
      },
      sentAt: (link) => sent.get(link) ?? sentAtFirst,
      rememberSent: (link, at) => void sent.set(link, at),
      listen(onEvent) {
        listeners.add(onEvent);
        return () => listeners.delete(onEvent);
      },
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
