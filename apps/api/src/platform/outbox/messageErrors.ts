/** A retry would fail as well. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** The receiver asks for a retry. */
export class MessagePostponed extends Error {
  override name = 'MessagePostponed';
}
