import { createContext, Suspense, use, useLayoutEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { Locale } from './Brand';
import { useStylisPlugins } from './rightToLeft';

export type Direction = 'ltr' | 'rtl';

const DIRECTIONS: Readonly<Record<Locale, Direction>> = { en: 'ltr', ar: 'rtl' };
const LocaleContext = createContext<Locale>('en');

export interface DirectionProviderProps {
  locale: Locale;
  /** The nonce of the page's content security policy, for the style elements made at run time. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Makes language and direction one thing: `lang` and `dir` on the page's root (so that portals follow),
 * and a style sheet that turns round what is left of physical CSS.
 */
export function DirectionProvider({ locale, nonce, children }: DirectionProviderProps) {
  const dir = DIRECTIONS[locale];
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = dir;
  }, [locale, dir]);
  return (
    <LocaleContext value={locale}>
      <Suspense>
        {/* The sheet's plugins are read at its first mount, hence the key. */}
        <Sheet key={dir} dir={dir} nonce={nonce}>
          {children}
        </Sheet>
      </Suspense>
    </LocaleContext>
  );
}

/** The language round a component. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** The direction round a component, for behaviour only: styles use logical properties instead. */
export function useDirection(): Direction {
  return DIRECTIONS[useLocale()];
}

interface SheetProps {
  dir: Direction;
  nonce: string | undefined;
  children: ReactNode;
}

function Sheet({ dir, nonce, children }: SheetProps) {
  const plugins = useStylisPlugins(dir);
  return (
    <StyleSheetManager stylisPlugins={plugins} nonce={nonce}>
      {children}
    </StyleSheetManager>
  );
}
