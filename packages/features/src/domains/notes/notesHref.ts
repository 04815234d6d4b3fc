/** Returns the path of all notes of a project. */
export function notesHref(projectId: string): string {
  return `/notes/${encodeURIComponent(projectId)}`;
}
