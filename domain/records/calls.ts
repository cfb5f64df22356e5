import { defineCall } from '#domain/kernel/call.ts'
import type { OwnRound } from '#domain/kits/rounds/calls.ts'
import { infoRounds } from './info-rounds.ts'

export const infoRoundCalls = infoRounds.calls

/** A round that asks the student to confirm their record. */
export interface OwnInfoRound extends OwnRound {
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
