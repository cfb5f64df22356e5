import type { Step } from '#domain/workflow/definition.ts'

type Steps = readonly Step[]
type Edit = (steps: Steps, at: number) => Steps

/** The sequences with the one that holds the step changed, however deep it lies. */
function within(steps: Steps, id: string, edit: Edit): Steps {
  const at = steps.findIndex((step) => step.id === id)
  if (at >= 0) return edit(steps, at)
  return steps.map((step) => inner(step, (some) => within(some, id, edit)))
}

function inner(step: Step, change: (steps: Steps) => Steps): Step {
  if (step.kind === 'parallel')
    return { ...step, branches: step.branches.map((way) => ({ ...way, steps: change(way.steps) })) }
  if (step.kind !== 'branch') return step
  const branches = step.branches.map((branch) => ({ ...branch, steps: change(branch.steps) }))
  return { ...step, branches, otherwise: change(step.otherwise) }
}

export const replaced = (steps: Steps, next: Step): Steps =>
  within(steps, next.id, (some, at) => some.with(at, next))

export const removed = (steps: Steps, id: string): Steps =>
  within(steps, id, (some, at) => some.toSpliced(at, 1))

/** Right after another step, in its sequence. */
export const addedAfter = (steps: Steps, id: string, step: Step): Steps =>
  within(steps, id, (some, at) => some.toSpliced(at + 1, 0, step))

/** One place up or down within its own sequence; at the end of it nothing moves. */
export const moved = (steps: Steps, id: string, by: -1 | 1): Steps =>
  within(steps, id, (some, at) => {
    const step = some[at]
    const to = at + by
    return step && to >= 0 && to < some.length ? some.toSpliced(at, 1).toSpliced(to, 0, step) : some
  })

/** Where a sequence lies: the topmost, or one inside a step by its number; for a condition, the last is `otherwise`. */
export type Place = { readonly step: string; readonly branch: number } | null

export function added(steps: Steps, step: Step, place: Place): Steps {
  if (!place) return [...steps, step]
  return within(steps, place.step, (some, at) => {
    const holder = some[at]
    if (!holder) return some
    let branch = -1
    const into = inner(holder, (sequence) => {
      branch += 1
      return branch === place.branch ? [...sequence, step] : sequence
    })
    return some.with(at, into)
  })
}
