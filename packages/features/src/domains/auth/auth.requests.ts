import { createRequest } from '#core/store';

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

export const logIn = createRequest({
  name: 'auth/logIn',
  kind: 'write',
  send: (http, { email, password }: LoginForm) =>
    http.send('emailLogin', { body: { email: email.trim(), password } }),
});

export interface CodeForm {
  /** Secret of the screen's link, for which the code was sent. */
  link: string;
  /** Digits, starting with the country code. */
  phone: string;
  code: string;
}

export const logInByCode = createRequest({
  name: 'auth/logInByCode',
  kind: 'write',
  key: ({ link }: CodeForm) => link,
  send: (http, { phone, code }) =>
    http.send('phoneLoginVerify', { body: { phoneNumber: phone, otpVal: code } }),
});

export interface PasswordForm {
  /** The secret of the mailed link, which identifies the account. */
  link: string;
  password: string;
}

export const changePassword = createRequest({
  name: 'auth/changePassword',
  kind: 'write',
  key: ({ link }: PasswordForm) => link,
  send: (http, { link, password }) =>
    http.send('updatePassword', { params: { userId: link }, body: { password } }),
});
