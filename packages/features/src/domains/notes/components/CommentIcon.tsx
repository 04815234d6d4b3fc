/** A bubble with words. */
export function CommentIcon() {
  return (
    <svg
      width="1.0625rem"
      height="1.0625rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden
      data-mirrors
    >
      <path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z" />
    </svg>
  );
}
