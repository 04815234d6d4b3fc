import type { ProjectSummary, UserRow } from '@jawla/contract';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Problem } from '#core/http';
import { href } from '#core/routing';
import { useAppDispatch, useOutcome, useOutcomes } from '#core/store';
import { createProject, deleteProject } from '#projects';
import { sendStateOf, type SendState } from './useClientEditing';

export interface ClientProjectsState {
  /** Without those that are being deleted (optimistic update). */
  shown: readonly ProjectSummary[];
  creation: SendState;
  /** The project whose deletion has completed last, and when. */
  deleted: { project: ProjectSummary; at: number } | undefined;
  failedDeletion: { project: ProjectSummary; problem: Problem } | undefined;
  onAdd: () => void;
  /** The user does not want to wait for the new project. */
  onGiveUp: () => void;
  onDelete: (project: ProjectSummary) => void;
  onDeletionDismissed: () => void;
}

/** Creates and deletes a client's projects. */
export function useClientProjects(client: UserRow | undefined): ClientProjectsState {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Ignores the outcome of an attempt that the user has cancelled.
  const [attempt, setAttempt] = useState(() => nanoid());
  const creation = useOutcome(createProject, attempt);
  const deletions = useOutcomes(deleteProject);
  const [lastDeleted, setLastDeleted] = useState<ProjectSummary>();

  const created = creation.phase === 'ready' ? creation.data : undefined;
  const open = useEffectEvent((projectID: string) => {
    if (client === undefined) return;
    const { userName } = client;
    void navigate(href('projectEditor', { clientID: userName, projectID }), {
      state: { userName },
    });
  });
  useEffect(() => {
    if (created !== undefined) open(created);
  }, [created]);

  const all = client?.projectsData ?? [];
  const failed = all.find(({ _id }) => deletions[_id]?.phase === 'failed');
  const failure = failed && deletions[failed._id];
  const last = lastDeleted && deletions[lastDeleted._id];
  return {
    // The success removes it from the client, to whom another admin may restore it.
    shown: all.filter(({ _id }) => deletions[_id]?.phase !== 'loading'),
    creation: sendStateOf(creation),
    deleted:
      lastDeleted && last?.phase === 'ready' ? { project: lastDeleted, at: last.at } : undefined,
    failedDeletion:
      failed && failure?.phase === 'failed'
        ? { project: failed, problem: failure.problem }
        : undefined,
    onAdd: () => client && dispatch(createProject.requested({ client, attempt })),
    onGiveUp: () => setAttempt(nanoid()),
    onDelete: (project) => {
      if (client === undefined) return;
      setLastDeleted(project);
      dispatch(deleteProject.requested({ client, project }));
    },
    onDeletionDismissed: () => failed && dispatch(deleteProject.dismissed(failed._id)),
  };
}
