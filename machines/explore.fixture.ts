import {
  type ActorOptions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { eventsIn, type TestModel } from './test-model.ts'

/** One event in one state that can be reached, what it led to, and what was said on the way. */
export interface Stride {
  readonly before: AnyMachineSnapshot
  readonly event: AnyEventObject
  readonly after: AnyMachineSnapshot
  readonly said: readonly AnyEventObject[]
  readonly taken: readonly AnyTransitionDefinition[]
}

/**
 * Every event in every state that can be reached, each replayed from the beginning on a running machine whose ports
 * answer only when the walk says so.
 */
export function explore(machine: AnyStateMachine, model: TestModel): readonly Stride[] {
  const paths = getShortestPaths(machine, {
    input: model.input,
    events: (state) => eventsIn(state, model),
    serializeState: ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]),
    ...(model.stopWhen && { stopWhen: model.stopWhen }),
  })
  return paths.flatMap(({ steps, state }) => {
    if (model.stopWhen?.(state)) return []
    const way = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    return eventsIn(state, model).map((event) => replay(machine, model.input, way, event))
  })
}

const never = { setTimeout: () => 0, clearTimeout: () => {} } satisfies ActorOptions<AnyStateMachine>['clock']

function replay(
  machine: AnyStateMachine,
  input: unknown,
  way: readonly AnyEventObject[],
  event: AnyEventObject,
): Stride {
  const said: AnyEventObject[] = []
  const taken: AnyTransitionDefinition[] = []
  const actor = createActor(machine, {
    input,
    clock: never,
    inspect: (news) => {
      if (news.type === '@xstate.microstep' && news.actorRef === actor) taken.push(...news._transitions)
    },
  })
  // Ports are left unfilled: each is stopped before it can complain.
  actor.on('*', (news) => said.push(news))
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const step of way) actor.send(step)
  said.length = 0
  taken.length = 0
  const before = actor.getSnapshot()
  actor.send(event)
  const after = actor.getSnapshot()
  actor.stop()
  return { before, event, after, said, taken }
}

/** Transitions that stand in the machine and that no stride has taken, as `state: event → target`. */
export function untaken(machine: AnyStateMachine, walked: readonly Stride[]): readonly string[] {
  const taken = new Set(walked.flatMap(({ taken }) => taken))
  return everyNode(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter((transition) => !taken.has(transition))
    .map(({ source, eventType, target }) => `${source.id}: ${eventType} → ${target?.[0]?.id ?? 'stays'}`)
}

/** The states of the machine, of which none is entered by any stride; inner ones with the outer ones. */
export function unreached(machine: AnyStateMachine, walked: readonly Stride[]): readonly string[] {
  const entered = new Set(
    walked.flatMap(({ before, after, taken }) => [
      ...before._nodes,
      ...after._nodes,
      ...taken.flatMap(({ source, target }) => [source, ...(target ?? [])]),
    ]),
  )
  return everyNode(machine.root)
    .filter((node) => !entered.has(node))
    .map(({ id }) => id)
}

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]
