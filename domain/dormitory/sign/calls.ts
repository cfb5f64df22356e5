import { defineCall } from '#domain/kernel/call.ts'
import type { Standing } from '#domain/kits/rounds/rules.ts'
import { signRounds } from './rounds.ts'
import type { SignResult, SignWay } from './words.ts'

export const signRoundCalls = signRounds.calls

/** A round in which the student is to sign in. */
export interface OwnSign {
  /** Of the student's turn. */
  readonly id: string
  readonly name: string
  readonly note: string | null
  readonly way: SignWay
  /** How far from the house a phone may be, in metres. */
  readonly radius: number | null
  readonly room: string | null
  /** What a phone sends along with its position; null where it need not, or may not any more. */
  readonly challenge: string | null
  readonly standing: Standing
  readonly result: SignResult
  readonly opensAt: string
  /** Until when this student may sign in. */
  readonly deadline: string
  readonly finishedAt: string | null
}

export const signCalls = {
  own: defineCall<undefined, readonly OwnSign[]>({
    method: 'GET',
    path: 'dormitory/signTurn/own',
    access: 'dormitory.sign-turn:finish',
    title: '我的宿舍签到',
    reply: 'list',
  }),
}
