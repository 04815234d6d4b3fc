import { BRANDS, houseBrand, type Brand } from '@jawla/ui/theme';

/** The brands as they are here: the portal owns its address, while Storybook may stand below any path. */
const HERE: readonly Brand[] = BRANDS.map((brand) =>
  brand.animation === undefined
    ? brand
    : {
        ...brand,
        animation: {
          webm: fromHere(brand.animation.webm),
          mp4: fromHere(brand.animation.mp4),
          poster: fromHere(brand.animation.poster),
        },
      },
);

/** The brand that the toolbar says; the house's where it says none. */
export function brandOf(id: unknown): Brand {
  return HERE.find((brand) => brand.id === id) ?? houseBrand;
}

function fromHere(path: string): string {
  return new URL(`.${path}`, document.baseURI).pathname;
}
