/** `Strict-Transport-Security` for portal and tours if they use HTTPS: one year. */
export const HSTS = 'max-age=31536000';
