import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/** Storybook renders documents in a narrow column; a review page needs the whole window. */
const WholeWindow = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { padding: 0; }
  .sbdocs.sbdocs-content { max-inline-size: none; }
`;

export function FullPage({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled">
      <WholeWindow />
      {children}
    </div>
  );
}
