import type { DrawnStep } from '#domain/workflow/picture.ts'

/** Where the walk begins and ends; no step has such an id. */
export const [begin, end] = ['=begin', '=end'] as const

export interface Edge {
  readonly from: string
  readonly to: string
  /** Of the way that begins here. */
  readonly label: string
}

type Open = Omit<Edge, 'to'>

interface Forked<S> {
  readonly kind: DrawnStep['kind']
  readonly branches?: readonly { readonly title: string; readonly steps: readonly S[] }[]
  readonly otherwise?: readonly S[]
}

/** The ways of a step, each with its name; of a condition the last is for all else. */
export function waysOf<S>({ branches = [], otherwise: rest }: Forked<S>, otherwise: string) {
  return rest ? [...branches, { title: otherwise, steps: rest }] : branches
}

/** What follows what, from the beginning through every step to the end. */
export function edgesOf(steps: readonly DrawnStep[], otherwise: string): readonly Edge[] {
  const edges: Edge[] = []
  const close = (open: readonly Open[], to: string) => edges.push(...open.map((each) => ({ ...each, to })))
  /** Draws a sequence, and says what of it is still to be led on. */
  function drawn(some: readonly DrawnStep[], before: readonly Open[]): readonly Open[] {
    return some.reduce<readonly Open[]>((open, step) => {
      close(open, step.id)
      const ways = waysOf(step, otherwise)
      if (ways.length === 0) return [{ from: step.id, label: '' }]
      return ways.flatMap((way) => drawn(way.steps, [{ from: step.id, label: way.title }]))
    }, before)
  }
  close(drawn(steps, [{ from: begin, label: '' }]), end)
  return edges
}
