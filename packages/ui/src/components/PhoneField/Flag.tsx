import { useEffect, useState, type ComponentType } from 'react';
import * as S from './CountryPicker.styles';

type Flags = Readonly<Record<string, ComponentType<{ 'aria-hidden'?: boolean }>>>;

let flags: Flags | undefined;
let loading: Promise<Flags> | undefined;

/** All flags are one chunk, fetched when the first one is drawn: far more bytes than the field itself. */
async function load(): Promise<Flags> {
  const loaded: Flags = await import('country-flag-icons/react/3x2');
  flags = loaded;
  return loaded;
}

/** A country's flag; until it is there, the country's two letters in the same room. */
export function Flag({ country }: { country: string | undefined }) {
  const [all, setAll] = useState(flags);
  useEffect(() => {
    if (all !== undefined) return undefined;
    let here = true;
    loading ??= load();
    loading.then(
      (loaded) => here && setAll(loaded),
      // The letters stay; the next flag tries again.
      () => (loading = undefined),
    );
    return () => {
      here = false;
    };
  }, [all]);
  const Drawing = country === undefined ? undefined : all?.[country];
  return <S.Flag aria-hidden>{Drawing ? <Drawing aria-hidden /> : country}</S.Flag>;
}
