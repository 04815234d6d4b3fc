import { useBrand } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import type { PageDefinition } from '#core/routing';
import { frameTexts } from '../frame.texts';
import * as S from './PortalFooter.styles';

/** The footer of a page. */
export function PortalFooter({ kind }: { kind: PageDefinition['footer'] }) {
  const t = useText(frameTexts);
  const { links } = useBrand();
  const [year] = useState(() => new Date().getFullYear());
  const contact = { href: links.contact, label: t('footer.contact'), external: true };

  switch (kind) {
    case 'public':
      return (
        <S.Foot
          links={[
            { href: links.about, label: t('footer.about'), external: true },
            { href: links.privacy, label: t('footer.privacy'), external: true },
            contact,
          ]}
        />
      );
    case 'signedIn':
      return <S.Foot note={t('footer.copyright', { year })} />;
    case 'help':
      return <S.Foot roomy note={t('footer.help')} links={[contact]} />;
    case 'empty':
      return <S.Foot />;
    case 'none':
      return null;
    default:
      return kind satisfies never;
  }
}
