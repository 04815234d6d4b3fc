import { Heading, Stack, Text, UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import * as Wall from '../review/Gallery.styles';
import { GalleryGroups } from './GalleryGroups';

/** The first story of every component, from left to right next to right to left. */
export function Gallery() {
  return (
    <UiProvider brand={houseBrand} scheme="system" locale="en">
      <Wall.Wall>
        <Stack gap="m">
          <Heading level={1}>Gallery</Heading>
          <Text>Every component from left to right, and from right to left.</Text>
        </Stack>
        <GalleryGroups />
      </Wall.Wall>
    </UiProvider>
  );
}
