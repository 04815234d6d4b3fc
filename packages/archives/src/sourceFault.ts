/** Why a tour cannot be moved, for its line in the report. The others go on. */
export class SourceFault extends Error {
  override name = 'SourceFault';
}
