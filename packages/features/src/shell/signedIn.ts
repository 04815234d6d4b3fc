/** Code for signed-in users only: a chunk of its own. */
export { SignedInTools } from './components/SignedInTools';
export { whenFirstPageIsReady } from './whenFirstPageIsReady';
