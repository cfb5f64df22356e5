import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One line of the table beside a chart. `target` is null where the machine stays as it is. */
export interface Line {
  readonly source: AnyStateNode
  readonly target: AnyStateNode | null
  readonly event: string
  readonly guard: string
}

export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => below(machine.root)

const below = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...below(child)])

/** Every transition of a machine, those that hold in any state first. */
export const linesOf = (machine: AnyStateMachine): readonly Line[] =>
  [machine.root, ...nodesOf(machine)].flatMap((source) =>
    [...[...source.transitions.values()].flat(), ...(source.always ?? [])].map((transition) => ({
      source,
      target: transition.target?.[0] ?? null,
      event: eventName(source, transition.eventType),
      guard: guardName(transition, source),
    })),
  )

/** How an event is called by people: a port and how it went, a clock, or the event's own name. */
export function eventName(source: AnyStateNode, type: string): string {
  if (type === '') return 'at once'
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (kind) {
    const port = source.invoke.find((invoked) => invoked.id === id)?.src ?? id
    return kind === 'done' ? `${port} answers` : `${port} breaks`
  }
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay ? `after ${delay}` : type
}

/** A guard by its name; one without a name by its place among those that are tried in turn. */
function guardName({ guard, eventType }: AnyTransitionDefinition, source: AnyStateNode): string {
  const tried = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  if (typeof guard === 'string') return guard
  const place = tried.findIndex((transition) => transition.guard === guard) + 1
  if (guard) return `if ${place}`
  return tried.length > 1 ? 'else' : ''
}
