import { UiProvider } from '@jawla/ui';
import type { Brand, Scheme } from '@jawla/ui/theme';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  brandOfDraft,
  FIRST_DRAFT,
  readDraft,
} from '../../packages/ui/src/foundations/brandEditor/brandDraft';
import { storedDraft, subscribeToDraft } from './draftStore';

interface DraftProviderProps {
  scheme: Scheme;
  locale: string;
  children: ReactNode;
}

/** The provider of stories in the brand editor's iframes, which follow the draft while it is edited. */
export function DraftProvider({ scheme, locale, children }: DraftProviderProps) {
  const stored = useSyncExternalStore(subscribeToDraft, storedDraft);
  const brand = useMemo(() => storedBrand(stored), [stored]);
  return (
    <UiProvider brand={brand} scheme={scheme} locale={locale}>
      {children}
    </UiProvider>
  );
}

/** Returns the brand of the stored draft; of the first draft if its accent is no colour. */
function storedBrand(stored: string | null): Brand {
  try {
    return brandOfDraft(readDraft(stored));
  } catch {
    return brandOfDraft(FIRST_DRAFT);
  }
}
