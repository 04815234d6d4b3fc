import { confirmEmailChange } from '../../account.requests';
import { useEmailLink } from '../../useEmailLink';
import { EmailLinkView } from './EmailLinkView';

/** Confirms a new e-mail address, by the link of the mail to it. */
export function ConfirmEmailScreen() {
  return <EmailLinkView kind="confirm" {...useEmailLink('confirm', confirmEmailChange)} />;
}
