import type { CaseTrace, StepShown } from '#domain/workflow/calls.ts'

/** The public notice about which the reader hears an objection; undefined where they decide on the application itself. */
export const heardNotice = ({ steps, task }: Pick<CaseTrace, 'steps' | 'task'>): StepShown | undefined =>
  task === null
    ? undefined
    : steps.find(({ kind, tasks }) => kind === 'notice' && tasks.some(({ id }) => id === task))
