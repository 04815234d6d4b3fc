import { href } from '#core/routing';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { toProblem, type ApiClient } from '#core/http';
import { call, getContext, put, select, takeLatest, takeLeading, race, take } from '#core/store';
import {
  messages,
  selectLink,
  type LinkLookup,
  type LinkOwner,
  type Message,
} from './messages.slice';

const { linkOpened, messageRequested } = messages.actions;

/** Loads the accounts of links, and sends messages. */
export function* messagesSaga() {
  yield takeLatest(linkOpened, loadOwner);
  // `takeLeading`: further presses are ignored while the first message is being sent.
  yield takeLeading(messageRequested, sendWhileOpen);
}

function* loadOwner({ payload: { id, needs } }: ReturnType<typeof linkOpened>) {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const { owner } = yield* select(selectLink);
  // The link of a message that was just sent belongs to the account that is loaded already.
  if (owner.phase !== 'loading') return;
  const sentAt = storage.sentAt(id);
  if (sentAt !== undefined) yield put(messages.actions.sentBefore(sentAt));
  try {
    const found = yield* call(ownerOf, http, id, needs);
    yield put(messages.actions.linkLoaded({ id, owner: found }));
  } catch (cause) {
    yield put(messages.actions.linkFailed({ id, problem: toProblem(cause) }));
  }
}

async function ownerOf(http: ApiClient, id: string, needs: LinkLookup): Promise<LinkOwner> {
  if (needs === 'address') return http.send('linkEmail', { params: { id } });
  const { email, phone, verified } = await http.send('verifyState', { params: { id } });
  return { email, phone, verified };
}

/** Cancels the navigation when the screen that requested the message is closed in the meantime. */
function* sendWhileOpen(action: ReturnType<typeof messageRequested>) {
  yield race({ sent: sendMessage(action), left: take(messages.actions.closed) });
}

function* sendMessage({ payload: message }: ReturnType<typeof messageRequested>) {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  try {
    const link = yield* call(sendAndGetLink, http, message);
    const at = Date.now();
    storage.rememberSent(link, at);
    yield put(messages.actions.messageSent({ link, at }));
    const page = message.kind === 'code' ? 'verifyOtp' : 'checkEmail';
    yield* call(navigate, href(page, { id: link }), { replace: message.again });
  } catch (cause) {
    yield put(messages.actions.messageFailed({ problem: toProblem(cause), at: Date.now() }));
  }
}

/** @returns the link of the screen that waits for the message */
async function sendAndGetLink(http: ApiClient, { kind, to }: Message): Promise<string> {
  const { verifyLink } = await request();
  return verifyLink;

  function request() {
    switch (kind) {
      case 'code':
        return http.send('phoneLogin', { body: { phone: to } });
      case 'resetPassword':
        return http.send('sendResetPassword', {
          body: { email: to, emailType: EMAIL_TYPES.resetPassword },
        });
      case 'verifyEmail':
        return http.send('sendVerifyEmail', {
          body: { email: to, emailType: EMAIL_TYPES.verifyEmail },
        });
      default:
        return kind satisfies never;
    }
  }
}
