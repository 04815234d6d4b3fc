import type { LinkComponentProps } from '@jawla/ui';
import { Link } from 'react-router-dom';

/** Link of the design system inside the portal: client-side navigation, with a view transition. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  // A fragment stays on the page, and so does a download; what the server answers is no page of the router.
  if (/^(#|\/api\/)/.test(href) || rest.download !== undefined) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} viewTransition>
      {children}
    </Link>
  );
}
