/** Domain of the e-mail addresses of demo accounts, whose password is published. */
export const DEMO_DOMAIN = 'demo.jawla.example';
