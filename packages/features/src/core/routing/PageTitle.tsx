import { useBrand } from '@jawla/ui';
import { useLocale } from '#core/i18n';
import { useNavigationFocus } from './navigationFocus';

/** The document's title: the page's title before the brand's name. Every state of every screen renders one. */
export function PageTitle({ children }: { children: string }) {
  const brand = useBrand();
  const locale = useLocale();
  useNavigationFocus();
  return <title>{`${children} · ${brand.name[locale]}`}</title>;
}
