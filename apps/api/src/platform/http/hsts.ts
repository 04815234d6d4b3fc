/** Strict-Transport-Security of both hosts, where they are reached by HTTPS: a year. */
export const HSTS = 'max-age=31536000';
