import type { CaseTrace, EventShown } from '#domain/workflow/calls.ts'

/**
 * What the reader hears: the objection to a public notice for which their task was opened, or all to that notice where
 * another has handed the task on. None where they decide on the application itself.
 */
export function heardObjections({
  steps,
  task,
  events,
}: Pick<CaseTrace, 'steps' | 'task' | 'events'>): readonly EventShown[] {
  const own = steps
    .filter(({ kind }) => kind === 'notice')
    .flatMap(({ title, tasks }) => tasks.map(({ id, openedAt }) => ({ id, openedAt, title })))
    .find(({ id }) => id === task)
  if (!own) return []
  const all = events.filter(({ verb, step }) => verb === 'object' && step === own.title)
  const heard = all.filter(({ at }) => at === own.openedAt)
  return heard.length > 0 ? heard : all
}
