import type { Fields } from '#domain/kernel/field.ts'
import { moment, text } from '#domain/kernel/fields.ts'
import { defineFlow, type Flow } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { revisedTurnMachine, turnMachine, vouchedTurnMachine } from '#machines/flows/turn.machine.ts'
import { personIn } from './people.ts'
import type { RoundSpec } from './spec.ts'
import { staffTurn } from './staff-turn.ts'
import { studentTurn } from './student-turn.ts'
import { turnStates } from './words.ts'

function flowOf(spec: RoundSpec) {
  const { finish, asks = {}, asking, tells = {}, vouch, revise } = spec
  const own = { by: personIn(spec), asks: { ...asks, ...tells }, ...asking }
  const acts = {
    finish: { label: finish, ...own },
    exempt: { label: '免办', asks: { reason: text('免办原因', { required: true, max: 200 }) } },
    extend: { label: '延期', asks: { until: moment('延期至', { required: true }) } },
    reopen: {
      label: '退回重办',
      confirm: spec.of === 'staff' ? '教职工须重新办理。' : '学生须重新办理。',
      danger: true,
    },
  }
  const common = { field: 'state', states: turnStates }
  if (!vouch) return defineFlow({ ...common, machine: turnMachine, acts })
  if (!revise) return defineFlow({ ...common, machine: vouchedTurnMachine, acts: { ...acts, vouch } })
  const corrects = { label: revise, ...own, revises: true } as const
  return defineFlow({ ...common, machine: revisedTurnMachine, acts: { ...acts, vouch, revise: corrects } })
}

/** The people of the rounds of one kind, each with how far they are. */
export function turnOf(spec: RoundSpec): AnyResource {
  const { asks = {}, turns, of } = spec
  const kept = Object.entries(asks).map(([key, field]) => [key, { ...field, presence: 'system' as const }])
  const turn: AnyResource = (of === 'staff' ? staffTurn : studentTurn)(spec, flowOf(spec) as Flow)
  const {
    fields = {},
    columns,
    filters = [],
    indexes = [],
    scope = [],
    through,
    linked,
    ...rules
  } = turns ?? {}
  return {
    ...turn,
    ...rules,
    through: { ...turn.through, ...through },
    linked: { ...turn.linked, ...linked },
    fields: { ...turn.fields, ...(Object.fromEntries(kept) as Fields), ...fields },
    columns: columns ?? turn.columns,
    indexes: [...(turn.indexes ?? []), ...indexes],
    filters: [...turn.filters, ...filters],
    scope: [...(turn.scope ?? []), ...scope],
  } as AnyResource
}
