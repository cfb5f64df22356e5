import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { OwnRound } from '#domain/kits/rounds/calls.ts'
import type { infoConfirmed } from './asked.ts'

/** Everybody on the staff has them, whatever their role: the record is their own. */
export const ownTeacherInfoCalls = {
  rounds: defineCall<undefined, readonly OwnRound[]>({
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
