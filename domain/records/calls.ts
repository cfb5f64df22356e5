import { defineCall } from '#domain/kernel/call.ts'
import type { Standing } from '#domain/kits/rounds/rules.ts'
import { infoRounds } from './info-rounds.ts'

export const infoRoundCalls = infoRounds.calls

/** A round that asks the student to confirm their record. */
export interface OwnInfoRound {
  /** Of the student's turn. */
  readonly id: string
  readonly name: string
  readonly note: string | null
  readonly standing: Standing
  /** Until when this student may confirm. */
  readonly deadline: string
  readonly finishedAt: string | null
  /** Codes of the groups to be confirmed, with commas between. */
  readonly groups: string
}

export const myInfoCalls = {
  rounds: defineCall<undefined, readonly OwnInfoRound[]>({
    method: 'GET',
    path: 'records/myInfo/rounds',
    access: 'records.info-turn:finish',
    title: '我的信息核对批次',
    reply: 'list',
  }),
}
