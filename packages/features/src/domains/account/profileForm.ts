import type { Account, AccountForm } from '@jawla/contract';

export interface ProfileForm {
  fname: string;
  lname: string;
  /** Digits; empty if there is none. */
  phone: string;
  /** The current one; needed for a new phone number. */
  password: string;
}

export function profileFormOf({ fname, lname, phone }: Account): ProfileForm {
  return { fname, lname, phone: phone ?? '', password: '' };
}

/** Returns what differs from the account as it was shown: another tab may have changed the rest. */
export function changesOf(form: ProfileForm, shown: ProfileForm): AccountForm {
  const [fname, lname] = [form.fname.trim(), form.lname.trim()];
  return {
    ...(fname !== shown.fname && { fname }),
    ...(lname !== shown.lname && { lname }),
    ...(form.phone !== shown.phone && { phone: form.phone, password: form.password }),
  };
}
