/** Whether the device has a network at all. That the server is there is another matter. */
export interface Network {
  isOnline(): boolean;
  /** @returns what ends it */
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
