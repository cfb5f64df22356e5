import type { Step } from '#domain/workflow/definition.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import type { Task } from '#machines/approval/approval.case.ts'
import type { KeptCase } from '#server/engine/approval/store.ts'

/** Fields that one of these steps hides from its people. */
export const hiddenAt = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(
    steps
      .flatMap((step) => (step.kind === 'approve' ? Object.entries(step.fields) : []))
      .flatMap(([name, access]) => (access === 'hidden' ? [name] : [])),
  )

interface Reader {
  /** Their open task. */
  readonly own: Task | undefined
  /** Whether the row is among those that they may see anyway. */
  readonly reaches: boolean
}

/**
 * What of the form a case keeps from its reader. A step hides from those who decide at it, also where they reach the row
 * by their scope, and after they have decided. From others who do not reach it, it hides what any step hides; the
 * starter wrote it.
 */
export function hiddenFrom(
  { definition, found: { context } }: KeptCase,
  reader: string,
  { own, reaches }: Reader,
): ReadonlySet<string> {
  if (context.starter?.id === reader) return new Set()
  const steps = everyStep(definition.steps)
  const theirs = own ? [own] : context.tasks.filter(({ person }) => person.id === reader)
  if (theirs.length > 0) return hiddenAt(steps.filter(({ id }) => theirs.some(({ step }) => step === id)))
  return reaches ? new Set() : hiddenAt(steps)
}

/** The row without these fields, and without what they are called. */
export function without(names: ReadonlySet<string>, row: object): Readonly<Record<string, unknown>> {
  const kept = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
  const { labels, ...fields } = row as { readonly labels?: object }
  return { ...kept(fields), ...(labels && { labels: kept(labels) }) }
}
