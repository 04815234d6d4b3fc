import { useRef, useState, type RefObject } from 'react';
import { useTranslatorFor } from '#core/i18n';
import type { LoginForm } from '../../auth.requests';
import { validateLogin, type LoginErrors } from '../../validateLogin';

/** In the order of the screen: the first invalid one gets the focus. */
const FIELDS = ['email', 'password'] as const;
export type LoginField = (typeof FIELDS)[number];

/**
 * Validates an uncontrolled form. The browser keeps the input from before and after hydration (typing,
 * autofill), and the values are read on demand.
 */
export function useLoginForm(
  element: RefObject<HTMLFormElement | null>,
  onSubmit: (form: LoginForm) => void,
) {
  const [touched, setTouched] = useState<ReadonlySet<LoginField>>(new Set());
  const [errors, setErrors] = useState<LoginErrors>({});
  const latest = useRef(0);
  const translatorFor = useTranslatorFor();

  const validate = async (form: HTMLFormElement): Promise<LoginErrors> => {
    const run = latest.current + 1;
    latest.current = run;
    const found = await validateLogin(valuesOf(form), translatorFor);
    // Guards against a race: an earlier validation may finish later.
    if (run === latest.current) setErrors(found);
    return found;
  };

  const submit = async () => {
    const form = element.current;
    if (form === null) return;
    setTouched(new Set(FIELDS));
    const found = await validate(form);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first === undefined) onSubmit(valuesOf(form));
    else fieldOf(form, first)?.focus();
  };

  return {
    submit: () => void submit(),
    errorOf: (name: LoginField) => (touched.has(name) ? errors[name] : undefined),
    blurred: (name: LoginField) => {
      setTouched((before) => new Set([...before, name]));
      if (element.current !== null) void validate(element.current);
    },
    edited: () => {
      if (touched.size > 0 && element.current !== null) void validate(element.current);
    },
    /** The address in the form. */
    email: () => (element.current === null ? '' : valuesOf(element.current).email.trim()),
    /** For another address: nothing was typed. */
    restart: (email: string) => {
      const form = element.current;
      if (form === null) return;
      form.reset();
      fill(fieldOf(form, 'email'), email);
      setTouched(new Set());
    },
    /** Clears the password after a refusal. */
    clearPassword: () => {
      if (element.current === null) return;
      fill(fieldOf(element.current, 'password'), '');
      setTouched((before) => new Set([...before].filter((name) => name !== 'password')));
    },
  };
}

function fill(field: HTMLInputElement | undefined, value: string): void {
  if (field !== undefined) field.value = value;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

function valuesOf(form: HTMLFormElement): LoginForm {
  return {
    email: fieldOf(form, 'email')?.value ?? '',
    password: fieldOf(form, 'password')?.value ?? '',
    remember: fieldOf(form, 'remember')?.checked ?? false,
  };
}
