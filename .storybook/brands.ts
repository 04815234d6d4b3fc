import { BRANDS, houseBrand, type Brand } from '@jawla/ui/theme';

/**
 * The brands with relative asset URLs: the portal is at the root of its host, while Storybook may be below
 * any path.
 */
const LOCAL_BRANDS: readonly Brand[] = BRANDS.map((brand) =>
  brand.animation === undefined
    ? brand
    : {
        ...brand,
        animation: {
          webm: resolveAsset(brand.animation.webm),
          mp4: resolveAsset(brand.animation.mp4),
          poster: resolveAsset(brand.animation.poster),
        },
      },
);

/** Returns the brand that is selected in the toolbar; the house brand by default. */
export function brandOf(id: unknown): Brand {
  return LOCAL_BRANDS.find((brand) => brand.id === id) ?? houseBrand;
}

function resolveAsset(path: string): string {
  return new URL(`.${path}`, document.baseURI).pathname;
}
