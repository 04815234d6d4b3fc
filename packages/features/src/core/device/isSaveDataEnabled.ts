/** Whether the user asked for less data use: then nothing is fetched that may not be needed. */
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
