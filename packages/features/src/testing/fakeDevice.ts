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
  /** The stored token; `undefined` if signed out. */
  token(): string | undefined;
  /** The storage as one tab of the browser sees it. */
  openTab(): SessionStorage;
  /** Emits an event in all tabs, as if another tab had caused it. */
  emit(event: TabEvent): void;
}

/** A fake of a browser's cookie and storage, which its tabs share. */
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
  const tabs = new Map<SessionStorage, (event: TabEvent) => void>();

  const openTab = (): SessionStorage => {
    const sent = new Map<string, number>();
    const tab: SessionStorage = {
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
      notifyTabs(flag) {
        for (const [other, listener] of tabs) if (other !== tab) listener(flag);
      },
      rememberedEmail: () => stored.email,
      rememberEmail(value) {
        stored.email = value;
      },
      sentAt: (link) => sent.get(link) ?? sentAtFirst,
      rememberSent: (link, at) => void sent.set(link, at),
      listen(onEvent) {
        tabs.set(tab, onEvent);
        return () => tabs.delete(tab);
      },
    };
    return tab;
  };
  return {
    token: () => stored.token,
    openTab,
    emit(event) {
      for (const listener of tabs.values()) listener(event);
    },
  };
}
