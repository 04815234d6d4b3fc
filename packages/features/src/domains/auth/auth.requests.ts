import { createRequest } from '#core/store';

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

/** There is one login form on a device. */
export const LOGIN = 'login';

export const logIn = createRequest({
  name: 'auth/logIn',
  kind: 'write',
  key: (_: LoginForm) => LOGIN,
  send: (http, { email, password }) =>
    http.send('emailLogin', { body: { email: email.trim(), password } }),
});

export interface CodeForm {
  /** The link of the screen: the code belongs to it. */
  link: string;
  /** Digits, the country's first. */
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
  /** The secret of the mail, which says whose password it is. */
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
