import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { directionOf, type Direction } from './locale';
import { useStylisPlugins } from './rightToLeft';

const LocaleContext = createContext('en');

/** React 18 warns about layout effects on a server, where they do not run. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

export interface DirectionProviderProps {
  /** A canonical BCP 47 tag. */
  locale: string;
  /** Whether the page itself has this language, or only a part of it. */
  isPage: boolean;
  /** The nonce of the page's content security policy, for style elements that are created at run time. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Couples language and direction: `lang` and `dir` on the page's root element, and a style sheet manager that
 * flips physical CSS.
 */
export function DirectionProvider({ locale, isPage, nonce, children }: DirectionProviderProps) {
  const dir = directionOf(locale);
  const plugins = useStylisPlugins(dir);
  useBrowserLayoutEffect(() => {
    if (!isPage) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = dir;
  }, [locale, dir, isPage]);
  return (
    <LocaleContext.Provider value={locale}>
      {/* With a nonce, the manager creates its own style sheet: a server's sheet would collect nothing. */}
      <StyleSheetManager
        stylisPlugins={plugins}
        nonce={typeof document === 'undefined' ? undefined : nonce}
      >
        {children}
      </StyleSheetManager>
    </LocaleContext.Provider>
  );
}

/**
 * Returns the language of the surrounding provider as a canonical BCP 47 tag, such as `ar`, `fa-IR` or
 * `ar-SA-u-nu-arab`.
 */
export function useLocale(): string {
  return useContext(LocaleContext);
}

/** Returns the direction of the surrounding provider, for behaviour only: styles use logical properties instead. */
export function useDirection(): Direction {
  return directionOf(useLocale());
}
