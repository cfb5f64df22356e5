// Reading is quiet: the screen that asked shows what went wrong in its own place.
import { queryOptions } from '@tanstack/react-query'
import type { Step } from '#domain/workflow/definition.ts'
import { durationsCalls } from '#domain/workflow/durations-calls.ts'
import { workflowModel } from '#domain/workflow/model.ts'
import { modelCalls } from '#domain/workflow/model-calls.ts'
import { movingCalls } from '#domain/workflow/moving-calls.ts'
import { casesKey } from '#workbench/engine/approval/calls.ts'
import { ask } from '#workbench/http/ask.ts'

const quiet = { quiet: true }

export const designQuery = (id: string) =>
  queryOptions({
    queryKey: [workflowModel.name, 'design', id],
    queryFn: () => ask(modelCalls.design, { id }, quiet),
  })

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [workflowModel.name, 'version', id, version],
    queryFn: () => ask(modelCalls.version, { id, version }, quiet),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Begins with the key of cases: what decides one forgets it. */
export const durationsQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: [...casesKey, 'durations', id, days],
    queryFn: () => ask(durationsCalls.durations, { id, days }, quiet),
  })

export const saveDraft = (id: string, revision: number, steps: readonly Step[]) =>
  ask(modelCalls.saveDraft, { id, revision, steps })
export const publish = (id: string, revision: number, note: string) =>
  ask(modelCalls.publish, { id, revision, note })
export const simulate = (
  id: string,
  steps: readonly Step[],
  studentId: string,
  values: Readonly<Record<string, unknown>>,
) => ask(modelCalls.simulate, { id, steps, studentId, values })

/** Begins with the key of cases: what moves one forgets it. */
export const movableQuery = (id: string, version: number, current: number, size: number) =>
  queryOptions({
    queryKey: [...casesKey, 'movable', id, version, current, size],
    queryFn: () => ask(movingCalls.movable, { id, current, size }, quiet),
  })

export const moveMany = (ids: readonly string[], headers: Readonly<Record<string, string>>) =>
  ask(movingCalls.moveMany, { ids: [...ids] }, { headers })
