import { choice, integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { turnStates } from './words.ts'

/** The round of a turn. */
export const roundIn = (name: `${string}.${string}`) => ({
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

/** What is done with a turn beside the acts of its flow. */
export const turnActions = {
  urge: { label: '催办', when: ({ state }: { readonly state: string | null }) => state === 'waiting' },
}
