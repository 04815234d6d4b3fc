import { FOOTAGE_RESET_MS } from '@jawla/contract/durations';
import { useEffect, useEffectEvent, useState } from 'react';
import { selectUser } from '#session';
import { useAppSelector } from '#core/store';
import { isRunning, useTransfer, type Transfer, type TransferredFile } from '#transfers';
import { saveDraft, readDraft, type LostFile } from './footageDraft';
import {
  requestOf,
  choose,
  type FootageKind,
  type FileRejection,
  nameErrorOf,
  type NameError,
} from './footage.model';

/** What was sent. */
export type Receipt = Extract<Transfer, { phase: 'done' }>;

/** Selecting, uploading and retrying: the state and actions of a footage screen. */
export interface Footage {
  /** The selected files; those of the upload once there is one. */
  files: readonly TransferredFile[];
  refused: readonly FileRejection[];
  /** Selected before a reload, and not yet selected again. */
  lostFiles: readonly LostFile[];
  /** Removed from the list most recently. */
  removed: readonly File[];
  projectName: string;
  /** Validation errors. Set when the user submits, until the list is cleared. */
  errors: { files: boolean; projectName: NameError | undefined };
  /** The upload, until its list is reset after a success. */
  transfer: Transfer | undefined;
  /** The upload that has succeeded since this screen was opened. */
  receipt: Receipt | undefined;
  /** Whether leaving the page would lose the selection. An upload continues. */
  isUnsaved: boolean;
  add: (files: readonly File[]) => void;
  remove: (name: string) => void;
  removeAll: () => void;
  restore: () => void;
  forgetRefused: () => void;
  forgetLostFiles: () => void;
  name: (projectName: string) => void;
  /** Starts the upload, unless a field is wrong. */
  send: () => void;
  /** Cancels the running upload. */
  cancel: () => void;
  forgetReceipt: () => void;
  /** The user leaves the page: the draft is deleted. */
  discardDraft: () => void;
}

export function useFootage(kind: FootageKind): Footage {
  const user = useAppSelector(selectUser)?.userName ?? '';
  const [before] = useState(() => readDraft(user, kind));
  const [projectName, setProjectName] = useState(before.projectName);
  const upload = useTransfer({
    kind: 'footage',
    page: kind,
    projectName: projectName.trim(),
  });
  const { send, retry, discard } = upload;
  const succeeded = upload.transfer?.phase === 'done' ? upload.transfer : undefined;
  const succeededAt = succeeded?.at;
  /** When the upload succeeded whose list was reset; one of an earlier visit is listed with the other uploads. */
  const [resetAt, setResetAt] = useState(succeededAt);
  const [forgottenAt, setForgottenAt] = useState(succeededAt);
  const transfer =
    succeeded !== undefined && succeeded.at === resetAt ? undefined : upload.transfer;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const [lostFiles, setLostFiles] = useState(before.files);
  const [removed, setRemoved] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const isDone = transfer?.phase === 'done';
  const isStarted = transfer !== undefined && !isDone;
  const idle = !isRunning(transfer) && !isDone;
  // The upload may have been started by an earlier visit of this screen, which had the files.
  const sent = idle && files.length > 0 ? undefined : transfer;

  useEffect(() => {
    saveDraft(
      user,
      kind,
      isDone
        ? NO_DRAFT
        : {
            projectName,
            files: [...files.map(({ name, size }) => ({ name, size })), ...lostFiles],
          },
      // Files of an earlier upload that are not selected again yet still belong to it.
      { isStarted: isStarted || lostFiles.length > 0 },
    );
  }, [user, kind, isDone, isStarted, projectName, files, lostFiles]);

  const count = files.length;
  const nameError = nameErrorOf(projectName);
  const change = (next: readonly File[]) => {
    setFiles(next);
    // Changing the list makes the error of the last upload obsolete.
    if (transfer?.phase === 'failed') discard();
  };
  const reset = () => {
    setFiles([]);
    setLostFiles([]);
    setProjectName('');
    setTried(false);
  };
  const endUpload = useEffectEvent((at: number) => {
    setResetAt(at);
    reset();
  });
  useEffect(() => {
    if (succeededAt === undefined || succeededAt === resetAt) return undefined;
    const timer = setTimeout(() => endUpload(succeededAt), FOOTAGE_RESET_MS);
    return () => clearTimeout(timer);
  }, [succeededAt, resetAt]);
  return {
    // With what the screen has of them, such as their pictures.
    files: sent?.files.map((file) => files.find(({ name }) => name === file.name) ?? file) ?? files,
    refused,
    lostFiles: sent === undefined ? lostFiles : [],
    removed,
    projectName: sent?.subject.kind === 'footage' ? sent.subject.projectName : projectName,
    errors: { files: tried && count === 0, projectName: tried ? nameError : undefined },
    transfer,
    receipt: succeededAt === forgottenAt ? undefined : succeeded,
    isUnsaved: count > 0 && idle,
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
      if (!idle) return;
      if (sent !== undefined) {
        retry();
        return;
      }
      setTried(true);
      if (nameError || count === 0) return;
      setRefused([]);
      setRemoved([]);
      const request = requestOf(kind, projectName, files);
      if (request.name === 'uploadSession') send(request);
      else send(request);
    },
    cancel() {
      discard();
      if (count === 0) reset();
    },
    forgetReceipt: () => setForgottenAt(succeededAt),
    discardDraft() {
      if (transfer?.phase === 'failed') discard();
      reset();
      saveDraft(user, kind, NO_DRAFT);
    },
  };
}

const NO_DRAFT = { projectName: '', files: [] };
