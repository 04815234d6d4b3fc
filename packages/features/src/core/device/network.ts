/** Whether the device has a network. The server may be unreachable nevertheless. */
export interface Network {
  isOnline(): boolean;
  /** @returns a function that unsubscribes */
  watch(onChange: (online: boolean) => void): () => void;
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  watch(onChange) {
    const onOnline = () => onChange(true);
    const onOffline = () => onChange(false);
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  },
};
