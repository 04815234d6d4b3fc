import 'styled-components';

// A theme of the host's own, with a key that has another type in the tokens of the package.
declare module 'styled-components' {
  export interface DefaultTheme {
    color: string;
  }
}
