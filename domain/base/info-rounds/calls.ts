import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Standing } from '#domain/kits/rounds/rules.ts'
import type { infoConfirmed } from './asked.ts'

/** A round that asks somebody on the staff to confirm their record. */
export interface OwnTeacherRound {
  /** Of the person's turn. */
  readonly id: string
  readonly name: string
  readonly note: string | null
  readonly standing: Standing
  /** Until when this person may confirm. */
  readonly deadline: string
  readonly finishedAt: string | null
}

/** Everybody on the staff has them, whatever their role: the record is their own. */
export const ownTeacherInfoCalls = {
  rounds: defineCall<undefined, readonly OwnTeacherRound[]>({
    method: 'GET',
    path: 'base/teacherInfo/mine',
    access: 'signed-in',
    title: '本人的信息核对批次',
    reply: 'list',
  }),
  confirm: defineCall<z.input<typeof infoConfirmed>, null>({
    method: 'POST',
    path: 'base/teacherInfo/confirm',
    access: 'signed-in',
    title: '确认本人信息无误',
  }),
}
