/** Where StagePanel is a sheet. */
export const SHEET = '@media (max-width: 639.98px), (max-width: 959.98px) and (min-height: 480px)';
