import type { LinkComponentProps } from '@jawla/ui';
import { Link } from 'react-router-dom';

/** Links of the design system, inside the portal: no page load. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  // A fragment stays on the page; the router would take it for a new address.
  if (href.startsWith('#')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
