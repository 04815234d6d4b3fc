import { useEffect, useRef, useState } from 'react';
import { selectUser } from '#session';
import { useAppSelector } from '#core/store';
import { isRunning, useTransfer, useUploadSideEffects, type Transfer } from '#transfers';
import { keepDraft, keepName, readDraft, recentNames, type LostFile } from './footageDraft';
import {
  requestOf,
  choose,
  type FootageKind,
  type FileRejection,
  nameErrorOf,
  type NameError,
} from './footage.model';

/** How long a finished upload stays to be seen, in milliseconds. */
const RESET_MS = 2000;

/** Choosing, sending and trying again: everything that a screen for footage draws and does. */
export interface Footage {
  files: readonly File[];
  refused: readonly FileRejection[];
  /** Chosen before a reload, and not yet again. */
  ghosts: readonly LostFile[];
  /** Just taken off the list. */
  removed: readonly File[];
  projectName: string;
  recent: readonly string[];
  /** What keeps the files from being sent. Set when sending was tried, until the list is emptied. */
  errors: { files: boolean; projectName: NameError | undefined };
  transfer: Transfer | undefined;
  /** What the last upload was. */
  sent: { projectName: string; count: number; at: number } | undefined;
  add: (files: readonly File[]) => void;
  remove: (name: string) => void;
  removeAll: () => void;
  restore: () => void;
  forgetRefused: () => void;
  forgetGhosts: () => void;
  name: (projectName: string) => void;
  /** Starts the upload. @returns the first field that keeps it from being started */
  send: () => 'projectName' | 'files' | undefined;
  cancel: () => void;
  /** The person leaves, and nothing is to remind of what was chosen. */
  giveUp: () => void;
}

export function useFootage(kind: FootageKind): Footage {
  const user = useAppSelector(selectUser)?.userName ?? '';
  const { transfer, send, drop } = useTransfer(`footage-${kind}`);
  const [before] = useState(() => readDraft(user, kind));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const [ghosts, setGhosts] = useState(before.files);
  const [removed, setRemoved] = useState<readonly File[]>([]);
  const [projectName, setProjectName] = useState(before.projectName);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Footage['sent']>();
  const idle = !isRunning(transfer) && transfer?.phase !== 'done';
  useUploadSideEffects(transfer);

  useEffect(() => {
    keepDraft(user, kind, {
      projectName,
      files: [...files.map(({ name, size }) => ({ name, size })), ...ghosts],
    });
  }, [user, kind, projectName, files, ghosts]);

  // The upload may have been started by an earlier visit of this screen: only what this one chose is reset.
  const count = files.length;
  const nameError = nameErrorOf(projectName);
  const isDone = transfer?.phase === 'done';
  const reset = useRef<() => void>(undefined);
  useEffect(() => {
    reset.current = () => {
      setSent({ projectName, count, at: Date.now() });
      keepName(user, projectName.trim());
      setFiles([]);
      setProjectName('');
      setTried(false);
      drop();
    };
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => reset.current?.(), RESET_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const change = (next: readonly File[]) => {
    setFiles(next);
    // A list that has changed is another upload: what was said about the last one is out of date.
    if (transfer?.phase === 'failed') drop();
  };
  return {
    files,
    refused,
    ghosts,
    removed,
    projectName,
    recent: recentNames(user),
    errors: { files: tried && count === 0, projectName: tried ? nameError : undefined },
    transfer,
    sent,
    add(offered) {
      if (!idle) return;
      const result = choose(kind, files, offered);
      change(result.chosen);
      setRefused(result.refused);
      setRemoved([]);
      setGhosts(ghosts.filter(({ name }) => !result.chosen.some((file) => file.name === name)));
    },
    remove(name) {
      setRemoved(files.filter((file) => file.name === name));
      change(files.filter((file) => file.name !== name));
      if (count === 1) setTried(false);
    },
    removeAll() {
      setRemoved(files);
      change([]);
      setRefused([]);
      setTried(false);
    },
    restore() {
      change(choose(kind, files, removed).chosen);
      setRemoved([]);
    },
    forgetRefused: () => setRefused([]),
    forgetGhosts: () => setGhosts([]),
    name: setProjectName,
    send() {
      setTried(true);
      if (!idle) return undefined;
      if (nameError) return 'projectName';
      if (count === 0) return 'files';
      setRefused([]);
      setRemoved([]);
      const request = requestOf(kind, projectName, files);
      if (request.name === 'uploadSession') send(request);
      else send(request);
      return undefined;
    },
    cancel: drop,
    giveUp() {
      drop();
      setGhosts([]);
      setFiles([]);
      keepDraft(user, kind, { projectName: '', files: [] });
    },
  };
}
