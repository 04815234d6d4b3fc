import { Ltr } from '../../components/Ltr';
import type { Brand } from '../../theme/Brand';
import { CONTRAST_LEVELS, CONTRAST_PAIRS, contrastOf } from '../../theme/contrast';
import * as S from './BrandForm.styles';
import type { brandTexts } from './BrandForm.texts';

export interface ContrastListProps {
  brand: Brand;
  texts: (typeof brandTexts)['en' | 'ar'];
}

/** The contrast of every pair of roles in both schemes, next to the required one. */
export function ContrastList({ brand, texts }: ContrastListProps) {
  return (
    <S.Scroll role="region" aria-label={texts.contrast} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[texts.pair, texts.needed, texts.light, texts.dark].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CONTRAST_PAIRS.map((pair) => (
            <tr key={`${pair.what} ${pair.on}`}>
              <th scope="row">
                <Ltr>
                  {pair.what} / {pair.on}
                </Ltr>
              </th>
              <td>{CONTRAST_LEVELS[pair.level]}</td>
              {(['light', 'dark'] as const).map((scheme) => {
                const contrast = contrastOf(pair, brand.colors[scheme]);
                return (
                  <td key={scheme} data-passes={contrast >= CONTRAST_LEVELS[pair.level]}>
                    {contrast.toFixed(2)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroll>
  );
}
