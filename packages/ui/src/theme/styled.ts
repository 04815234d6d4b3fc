import 'styled-components';
import type { BrandTokens } from './BrandTokens';

// A module rather than a declaration file: those are lost between the projects of the repository.
declare module 'styled-components' {
  export interface DefaultTheme extends BrandTokens {}
}
