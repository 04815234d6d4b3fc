/** Whether the device is to save data: then nothing is fetched that may not be needed. */
export function savesData(): boolean {
  // Not every browser has it.
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
