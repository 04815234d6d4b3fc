import { useEffect, useState, type ComponentType } from 'react';
import * as S from './CountryPicker.styles';

type Flags = Readonly<Record<string, ComponentType<{ 'aria-hidden'?: boolean }>>>;

let flags: Flags | undefined;
let loading: Promise<Flags> | undefined;

/** All flags are one chunk, loaded with the first one: it is far larger than the field itself. */
async function load(): Promise<Flags> {
  const loaded: Flags = await import('country-flag-icons/react/3x2');
  flags = loaded;
  return loaded;
}

/** A country's flag; until it has loaded, the ISO code in the same space. */
export function Flag({ country }: { country: string | undefined }) {
  const [all, setAll] = useState(flags);
  useEffect(() => {
    if (all !== undefined) return undefined;
    let here = true;
    loading ??= load();
    loading.then(
      (loaded) => here && setAll(loaded),
      // The ISO code stays; the next flag retries the import.
      () => (loading = undefined),
    );
    return () => {
      here = false;
    };
  }, [all]);
  const Drawing = country === undefined ? undefined : all?.[country];
  return <S.Flag aria-hidden>{Drawing ? <Drawing aria-hidden /> : country}</S.Flag>;
}
