/** Whether the user asked the browser to reduce data use: then nothing is prefetched. */
export function isSaveDataEnabled(): boolean {
  // `navigator.connection` is not in every browser: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
