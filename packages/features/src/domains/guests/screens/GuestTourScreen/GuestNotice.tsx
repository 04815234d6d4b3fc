import { ErrorPage, type ErrorPageProps } from '@jawla/ui';
import { PageTitle } from '#core/routing';
import { Shell } from '#shell';

export interface GuestNoticeProps extends Pick<
  ErrorPageProps,
  'role' | 'drawing' | 'message' | 'actions'
> {
  /** A sentence, or the name of a building in any script. */
  heading: string;
}

/** A page in place of the tour, with a drawing, the language and whom to ask. */
export function GuestNotice({ heading, ...rest }: GuestNoticeProps) {
  return (
    <Shell frame="bare" footer="help" hasNotices={false}>
      <PageTitle>{heading}</PageTitle>
      <ErrorPage {...rest} title={<bdi dir="auto">{heading}</bdi>} />
    </Shell>
  );
}
