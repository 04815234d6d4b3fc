import { lazyPart } from '../lazyPart';

/** Dialogs come with it, which the signed-out never see. */
export const SignedInTools = lazyPart(async () => (await import('./SignedInTools')).SignedInTools);
