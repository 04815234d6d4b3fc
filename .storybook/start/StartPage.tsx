import { Heading, LinkButton, Stack, Text, UiProvider } from '@jawla/ui';
import { BRANDS, houseBrand } from '@jawla/ui/theme';
import { BrandSpecimens } from './BrandSpecimens';
import * as S from './StartPage.styles';

const PAGES = [
  ['Gallery', 'gallery--docs'],
  ['Foundations', 'foundations--docs'],
  ['All states of all screens', 'review-the-wall--docs'],
  ['Every text', 'review-copy--docs'],
] as const;

/** An overview of the package: the same components in each brand, scheme and direction, for trying out. */
export function StartPage() {
  return (
    <UiProvider brand={houseBrand} scheme="system" locale="en">
      <S.Page>
        <Stack gap="m" align="start">
          <houseBrand.Logo width="176" height="48" />
          <Heading level={1} size="display">
            One set of parts, two directions
          </Heading>
          <Text size="lead">
            Everything below is live. Type in it, press it, or go through it with the keyboard.
          </Text>
          <Stack direction="row">
            {PAGES.map(([name, id], at) => (
              <LinkButton
                key={id}
                href={`./?path=/docs/${id}`}
                target="_top"
                variant={at === 0 ? 'primary' : 'secondary'}
              >
                {name}
              </LinkButton>
            ))}
          </Stack>
        </Stack>
        {BRANDS.map((brand) => (
          <S.Brand key={brand.id} aria-label={brand.name.en}>
            <Heading level={2}>{brand.name.en}</Heading>
            <BrandSpecimens brand={brand} />
          </S.Brand>
        ))}
      </S.Page>
    </UiProvider>
  );
}
