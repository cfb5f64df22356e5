import { choice, integer, moment, reference, text } from '#domain/kernel/fields.ts'
import type { Flow } from '#domain/kernel/flow.ts'
import type { RoundSpec } from './spec.ts'
import { turnStates } from './words.ts'

/** The round of a turn, by the name of the kind. */
export const roundIn = ({ name }: RoundSpec) => ({
  roundId: reference('批次', `${name}-round`, { system: true }),
})

/** How far somebody is in a round. */
export const turnFields = {
  state: choice('完成情况', turnStates, { system: true }),
  finishedAt: moment('完成时间', { system: true }),
  until: moment('延期至', { system: true }),
  reason: text('原因', { system: true, max: 200 }),
  urgedAt: moment('最近催办', { system: true }),
  urges: integer('催办次数', { system: true }),
}

/** What turns of students and of staff have in common, beside their fields. */
export const turnFrame = ({ name, label }: RoundSpec, flow: Flow) =>
  ({
    name: `${name}-turn` as `${string}.${string}`,
    label: `${label}名单`,
    manyRows: true,
    indexes: [['roundId', 'state']],
    writes: [],
    actions: {
      urge: { label: '催办', when: ({ state }: { readonly state: string | null }) => state === 'waiting' },
    },
    flow,
  }) as const
