import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'

/** What can happen to a machine, for those who walk it and for those who draw it. */
export interface TestModel {
  readonly input?: unknown
  /** One or more of every event that is sent to the machine. */
  readonly events: readonly AnyEventObject[]
  /** What each port may give, by its name; that it may also break goes without saying. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
  /** Where to go no further: a counter has no end. */
  readonly stopWhen?: (state: AnyMachineSnapshot) => boolean
}

/** Everything that may come next: what is sent from outside, what its ports answer, what its clocks say. */
export const eventsIn = (
  state: AnyMachineSnapshot,
  { events, outputs }: TestModel,
): readonly AnyEventObject[] => [...events, ...state._nodes.flatMap((node) => ownEvents(node, outputs))]

function ownEvents(node: AnyStateNode, outputs: TestModel['outputs']): readonly AnyEventObject[] {
  const ports = node.invoke.flatMap(({ id, src }) => [
    ...(outputs[String(src)] ?? []).map((output) => ({
      type: `xstate.done.actor.${id}`,
      output,
      actorId: id,
    })),
    { type: `xstate.error.actor.${id}`, error: new Error('broken'), actorId: id },
  ])
  const clocks = new Set(node.after.map(({ eventType }) => eventType))
  return [...ports, ...[...clocks].map((type) => ({ type }))]
}
