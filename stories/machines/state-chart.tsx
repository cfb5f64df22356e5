import { useState } from 'react'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  transition,
} from 'xstate'
import { Button } from '#design-system/button/button.tsx'
import { eventsIn, type TestModel } from '#machines/test-model.ts'
import { css } from '#styled-system/css/index.js'
import { ChartDrawing } from './chart-drawing.tsx'
import { chartOf } from './chart-layout.ts'
import { TransitionTable } from './transition-table.tsx'
import { eventName } from './transitions.ts'

export interface StateChartProps {
  readonly machine: AnyStateMachine
  /** What can happen to it; each becomes a button while the machine listens to it. */
  readonly world: TestModel
}

/** Any machine of ours, drawn from its own definition and stepped through by hand. No port is called. */
export function StateChart({ machine, world }: StateChartProps) {
  const [chart] = useState(() => chartOf(machine))
  const begin = () => getInitialSnapshot(machine, world.input) as AnyMachineSnapshot
  const [now, setNow] = useState(begin)
  const active = new Set(now._nodes.map(({ id }) => id))
  const next = eventsIn(now, world).filter((event) => now.can(event))
  const send = (event: AnyEventObject) => setNow(transition(machine, now, event)[0] as AnyMachineSnapshot)
  return (
    <div className={page}>
      <p role="status" className={state}>
        {stateName(now.value)}
      </p>
      <fieldset aria-label="What may happen now" className={buttons}>
        {next.map((event) => (
          <Button key={JSON.stringify(event)} size="sm" onClick={() => send(event)}>
            {labelOf(now, event)}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => setNow(begin())}>
          Begin again
        </Button>
      </fieldset>
      <ChartDrawing chart={chart} name={machine.id} active={active} />
      <TransitionTable machine={machine} active={active} />
    </div>
  )
}

/** `{ locked: 'waiting' }` as `locked · waiting`. */
const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([outer, inner]) => `${outer} · ${stateName(inner)}`)
        .join(', ')
    : String(value)

/** The event with what it brings, shortened to what tells it from the others. */
function labelOf({ _nodes }: AnyMachineSnapshot, event: AnyEventObject): string {
  const { type, actorId, error, ...rest } = event
  const source = _nodes.find((node) => node.transitions.has(type)) ?? _nodes[0]
  const name = source ? eventName(source, type) : type
  const brings = 'output' in rest ? rest.output : Object.values(rest)[0]
  return brings === undefined ? name : `${name}: ${JSON.stringify(brings).slice(0, 80)}`
}

const page = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', color: 'text' })
const state = css({ textStyle: 'title.md' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
