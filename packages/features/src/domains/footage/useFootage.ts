import { useEffect, useRef, useState } from 'react';
import { selectUser } from '#session';
import { useAppSelector } from '#core/store';
import { isRunning, useTransfer, useUploadSideEffects, type Transfer } from '#transfers';
import { saveDraft, saveName, readDraft, recentNames, type LostFile } from './footageDraft';
import {
  requestOf,
  choose,
  type FootageKind,
  type FileRejection,
  nameErrorOf,
  type NameError,
} from './footage.model';

/** How long a finished upload is shown before the form is reset, in milliseconds. */
const RESET_MS = 2000;

/** Selecting, uploading and retrying: the state and actions of a footage screen. */
export interface Footage {
  files: readonly File[];
  refused: readonly FileRejection[];
  /** Selected before a reload, and not yet selected again. */
  lostFiles: readonly LostFile[];
  /** Removed from the list most recently. */
  removed: readonly File[];
  projectName: string;
  recent: readonly string[];
  /** Validation errors. Set when the user submits, until the list is cleared. */
  errors: { files: boolean; projectName: NameError | undefined };
  transfer: Transfer | undefined;
  /** The last successful upload. */
  sent: { projectName: string; count: number; at: number } | undefined;
  add: (files: readonly File[]) => void;
  remove: (name: string) => void;
  removeAll: () => void;
  restore: () => void;
  forgetRefused: () => void;
  forgetLostFiles: () => void;
  name: (projectName: string) => void;
  /** Starts the upload. @returns the first invalid field, if there is one */
  send: () => 'projectName' | 'files' | undefined;
  cancel: () => void;
  /** The user leaves the page: the draft is deleted. */
  discardDraft: () => void;
}

export function useFootage(kind: FootageKind): Footage {
  const user = useAppSelector(selectUser)?.userName ?? '';
  const [before] = useState(() => readDraft(user, kind));
  const [projectName, setProjectName] = useState(before.projectName);
  const { transfer, send, discard } = useTransfer({
    kind: 'footage',
    page: kind,
    projectName: projectName.trim(),
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const [lostFiles, setLostFiles] = useState(before.files);
  const [removed, setRemoved] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Footage['sent']>();
  const idle = !isRunning(transfer) && transfer?.phase !== 'done';
  useUploadSideEffects(transfer);

  useEffect(() => {
    saveDraft(user, kind, {
      projectName,
      files: [...files.map(({ name, size }) => ({ name, size })), ...lostFiles],
    });
  }, [user, kind, projectName, files, lostFiles]);

  // The upload may have been started by an earlier visit of this screen; only what was selected during this
  // visit is reset.
  const count = files.length;
  const nameError = nameErrorOf(projectName);
  const isDone = transfer?.phase === 'done';
  const reset = useRef<() => void>(undefined);
  useEffect(() => {
    reset.current = () => {
      setSent({ projectName, count, at: Date.now() });
      saveName(user, projectName.trim());
      setFiles([]);
      setProjectName('');
      setTried(false);
      discard();
    };
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => reset.current?.(), RESET_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const change = (next: readonly File[]) => {
    setFiles(next);
    // Changing the list makes the error of the last upload obsolete.
    if (transfer?.phase === 'failed') discard();
  };
  return {
    files,
    refused,
    lostFiles,
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
      setLostFiles(
        lostFiles.filter(({ name }) => !result.chosen.some((file) => file.name === name)),
      );
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
    forgetLostFiles: () => setLostFiles([]),
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
    cancel: discard,
    discardDraft() {
      discard();
      setLostFiles([]);
      setFiles([]);
      saveDraft(user, kind, { projectName: '', files: [] });
    },
  };
}
