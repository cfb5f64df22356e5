import type { AnyStateMachine } from 'xstate'
import { css } from '#styled-system/css/index.js'
import { linesOf } from './transitions.ts'

export interface TransitionTableProps {
  readonly machine: AnyStateMachine
  readonly active: ReadonlySet<string>
}

/** All that the chart shows, in words, and what it leaves out: events that change no state. */
export function TransitionTable({ machine, active }: TransitionTableProps) {
  const name = (id: string) => id.replace(`${machine.id}.`, '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={frame} aria-label={`Transitions of ${machine.id}, scrolls`} tabIndex={0}>
      <table className={table}>
        <caption>Transitions of {machine.id}; those of the current state are marked</caption>
        <thead>
          <tr>
            <th scope="col">In</th>
            <th scope="col">On</th>
            <th scope="col">If</th>
            <th scope="col">Goes to</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(machine).map(({ source, target, event, guard }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a machine never change
            <tr key={index} aria-current={active.has(source.id) ? 'true' : undefined}>
              <td>{source === machine.root ? 'any state' : name(source.id)}</td>
              <td>{event}</td>
              <td>{guard}</td>
              <td>{target ? name(target.id) : 'stays'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const frame = css({ overflow: 'auto', maxHeight: '[60vh]' })
const table = css({
  width: 'full',
  textStyle: 'body.sm',
  color: 'text',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', color: 'text.quiet', paddingBlock: '2' },
  '& th': { textAlign: 'start', fontWeight: 'strong', color: 'text.quiet' },
  '& th, & td': {
    paddingBlock: '1',
    paddingInline: '2',
    borderBottom: '{borderWidths.thin} solid {colors.border}',
  },
  '& td': { fontFamily: 'mono' },
  '& tr[aria-current]': { bg: 'accent.soft' },
})
