import { SESSION_SECONDS } from '@jawla/contract/limits';
import type { SessionStorage, TabEvent } from '#core/device';

export interface DeviceOptions {
  /** The login token on this device; `null` if signed out. */
  token?: string | null | undefined;
  rememberedEmail?: string | undefined;
  acceptsCookies?: boolean | undefined;
  /** Milliseconds until the ten hours of the session are over. */
  endsInMs?: number | undefined;
  /** Milliseconds since the message left that a screen waits for. */
  sentMsAgo?: number | undefined;
}

export interface Device {
  /** The stored token; `undefined` if signed out. */
  token(): string | undefined;
  /** What one tab of its browser sees of it. */
  openTab(): SessionStorage;
  /** All tabs hear this, as if another one had told it. */
  tell(event: TabEvent): void;
}

/** A browser's cookie and storage, which all its tabs share, without a browser. */
export function fakeDevice({
  token = 't-noor',
  rememberedEmail = '',
  acceptsCookies = true,
  endsInMs,
  sentMsAgo,
}: DeviceOptions = {}): Device {
  const kept: { token: string | undefined; email: string; expiresAt: number | undefined } = {
    token: token ?? undefined,
    email: rememberedEmail,
    expiresAt: endsInMs === undefined ? undefined : Date.now() + endsInMs,
  };
  const sentAtFirst = sentMsAgo === undefined ? undefined : Date.now() - sentMsAgo;
  const tabs = new Map<SessionStorage, (event: TabEvent) => void>();

  const openTab = (): SessionStorage => {
    const sent = new Map<string, number>();
    const tab: SessionStorage = {
      token: () => kept.token,
      storeToken(value) {
        if (!acceptsCookies) return false;
        kept.token = value;
        kept.expiresAt = Date.now() + SESSION_SECONDS * 1000;
        return true;
      },
      clearToken() {
        kept.token = undefined;
        kept.expiresAt = undefined;
      },
      expiresAt: () => kept.expiresAt,
      tell(flag) {
        for (const [other, listener] of tabs) if (other !== tab) listener(flag);
      },
      rememberedEmail: () => kept.email,
      rememberEmail(value) {
        kept.email = value;
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
    token: () => kept.token,
    openTab,
    tell(event) {
      for (const listener of tabs.values()) listener(event);
    },
  };
}
