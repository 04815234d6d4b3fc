import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../props/useLatest';

/** Adds the tags to the form's data (`formdata` event). Thousands of hidden inputs would delay each key. */
export function useSentTags(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  tags: readonly string[],
): void {
  const latest = useLatest(tags);
  useEffect(() => {
    const form = input.current?.form;
    if (form === null || form === undefined || name === undefined) return undefined;
    const append = ({ formData }: FormDataEvent) => {
      // A fieldset around it may be disabled as well.
      if (input.current?.matches(':disabled') === true) return;
      for (const tag of latest.current) formData.append(name, tag);
    };
    form.addEventListener('formdata', append);
    return () => form.removeEventListener('formdata', append);
  }, [input, name, latest]);
}
