import { undoEmailChange } from '../../account.requests';
import { useEmailLink } from '../../useEmailLink';
import { EmailLinkView } from './EmailLinkView';

/** Restores the old e-mail address, by the link of the mail to it. */
export function UndoEmailScreen() {
  return <EmailLinkView kind="undo" {...useEmailLink('undo', undoEmailChange)} />;
}
