import type { MessageEvent, Schedule } from '#domain/kernel/area.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type RoundCalls, roundCalls } from './calls.ts'
import { peopleOf } from './people.ts'
import { roundOf } from './round.ts'
import type { RoundSpec } from './spec.ts'
import { turnOf } from './turn.ts'

/** A kind of round: its rounds, the people in them, and what an area declares of them. */
export interface Rounds extends RoundSpec {
  readonly round: AnyResource
  readonly turn: AnyResource
  readonly calls: RoundCalls
  /** The codes under which people are told that a round has begun and that they are urged. */
  readonly opened: string
  readonly urged: string
  readonly events: Readonly<Record<string, MessageEvent>>
  readonly scheduled: Readonly<Record<string, Schedule>>
}

/** Declares a kind of round. Its resources, events and schedule go into the area's manifest, `roundsServer` into its server half. */
export function defineRounds(spec: RoundSpec): Rounds {
  const { name, label } = spec
  const code = name.slice(name.indexOf('.') + 1)
  const [opened, urged] = [`${code}-opened`, `${code}-urged`]
  const turn = turnOf(spec)
  return {
    ...spec,
    round: roundOf(spec),
    turn,
    calls: roundCalls(turn.name, label, peopleOf(spec)),
    opened,
    urged,
    events: { [opened]: { label: `${label}开始` }, [urged]: { label: `${label}催办` } },
    scheduled: { [`${code}-rounds`]: { label: `${label}：按时开始与截止`, cron: '*/10 * * * *' } },
  }
}
