import { FeaturesProvider, type FeaturesProviderProps } from '@jawla/features/app';
import { UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';

export interface ProvidersProps extends FeaturesProviderProps {
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
}

/** Brand and store: the context of everything inside the router. */
export function Providers({ nonce, locale, ...rest }: ProvidersProps) {
  return (
    <UiProvider brand={houseBrand} scheme="system" locale={locale} nonce={nonce}>
      <FeaturesProvider locale={locale} {...rest} />
    </UiProvider>
  );
}
