/** Where browsers reach the server: known once the port is. */
export interface Origins {
  readonly portal: string;
  readonly tours: string;
}
