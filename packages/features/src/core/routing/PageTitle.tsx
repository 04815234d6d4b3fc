import { useBrand } from '@jawla/ui';
import { useLocale } from '#core/i18n';

/** The title of the tab: the screen first, then the brand. */
export function PageTitle({ children }: { children: string }) {
  const brand = useBrand();
  const locale = useLocale();
  return <title>{`${children} · ${brand.name[locale]}`}</title>;
}
