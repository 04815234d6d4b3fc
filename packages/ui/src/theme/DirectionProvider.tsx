import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { Locale } from './Brand';
import { useStylisPlugins } from './rightToLeft';

export type Direction = 'ltr' | 'rtl';

export const DIRECTIONS: Readonly<Record<Locale, Direction>> = { en: 'ltr', ar: 'rtl' };
const LocaleContext = createContext<Locale>('en');

/** React 18 warns about layout effects on a server, where none runs. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

export interface DirectionProviderProps {
  locale: Locale;
  /** Whether the page itself has this language, or only a part of it. */
  isPage: boolean;
  /** The nonce of the page's content security policy, for the style elements made at run time. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Makes language and direction one thing: `lang` and `dir` on the page's root element, and a style sheet
 * manager that flips physical CSS.
 */
export function DirectionProvider({ locale, isPage, nonce, children }: DirectionProviderProps) {
  const dir = DIRECTIONS[locale];
  const plugins = useStylisPlugins(dir);
  useBrowserLayoutEffect(() => {
    if (!isPage) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = dir;
  }, [locale, dir, isPage]);
  return (
    <LocaleContext.Provider value={locale}>
      {/* With a nonce, the manager makes a sheet of its own: a server's sheet would then collect nothing. */}
      <StyleSheetManager
        stylisPlugins={plugins}
        nonce={typeof document === 'undefined' ? undefined : nonce}
      >
        {children}
      </StyleSheetManager>
    </LocaleContext.Provider>
  );
}

/** Returns the language around a component. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Returns the direction around a component, for behaviour only: styles use logical properties instead. */
export function useDirection(): Direction {
  return DIRECTIONS[useLocale()];
}
