import type { TrashedThing } from '@jawla/contract';
import { ToastProvider, useToast, type ShownToast } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { isTransient, useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useOutcomes } from '#core/store';
import { isolated } from './trash.model';
import { restoreTrash, trashKey } from './trash.requests';
import { undoTexts } from './undo.texts';

/** Long enough to read it and to reach the button with the keyboard. */
const UNDO_MS = 20_000;
const RESTORED_MS = 5000;

export interface Trashed {
  thing: TrashedThing;
  name: string;
  /** When the server has said so: each time is offered once. */
  at: number;
}

export interface UndoToastsProps {
  trashed: Trashed | undefined;
  /** Parts of the page that have messages of their own: a page has one region of messages. */
  children?: ReactNode;
}

/** Offers to undo what was moved to the trash last, and says what became of it. One per page that deletes. */
export function UndoToasts({ trashed, children }: UndoToastsProps) {
  return (
    <ToastProvider>
      <Offers trashed={trashed} />
      {children}
    </ToastProvider>
  );
}

interface Pending {
  toast: ShownToast;
  offer: Trashed;
}

function Offers({ trashed }: { trashed: Trashed | undefined }) {
  const t = useText(undoTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const show = useToast();
  const restorations = useOutcomes(restoreTrash);
  /** Restorations that were requested here, by key. */
  const pending = useRef(new Map<string, Pending>());
  // What was deleted before this page was opened is in the trash, and is not offered again.
  const offered = useRef(trashed?.at);

  const restore = (offer: Trashed) => {
    const { thing } = offer;
    const name = isolated(offer.name);
    const toast = show({ message: t('restoring', { name }), duration: Infinity });
    pending.current.set(trashKey(thing), { toast, offer });
    dispatch(restoreTrash.requested({ thing }));
  };

  const offerLast = useEffectEvent((at: number | undefined) => {
    if (trashed === undefined || at === offered.current) return;
    offered.current = at;
    show({
      message: t('moved', { name: isolated(trashed.name) }),
      tone: 'success',
      duration: UNDO_MS,
      action: { label: t('undo'), onPress: () => restore(trashed) },
    });
  });
  useEffect(() => offerLast(trashed?.at), [trashed?.at]);

  const tellOutcomes = useEffectEvent((states: typeof restorations) => {
    for (const [key, { toast, offer }] of pending.current) {
      const state = states[key];
      if (state?.phase !== 'ready' && state?.phase !== 'failed') continue;
      pending.current.delete(key);
      dispatch(restoreTrash.dismissed(key));
      const name = isolated(offer.name);
      if (state.phase === 'ready') {
        const message = t('restored', { name });
        toast.update({ message, tone: 'success', duration: RESTORED_MS });
      } else {
        const { problem } = state;
        toast.update({
          message: `${t('failed', { name })} ${describe(problem)}`,
          tone: 'danger',
          duration: UNDO_MS,
          action: isTransient(problem)
            ? { label: t('retry'), onPress: () => restore(offer) }
            : undefined,
        });
      }
    }
  });
  useEffect(() => tellOutcomes(restorations), [restorations]);
  return null;
}
