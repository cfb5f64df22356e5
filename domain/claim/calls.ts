import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type {
  DeskSettings,
  DeskStudent,
  nameAsked,
  Roster,
  readerSeen,
  rosterAsked,
  Shift,
  slipsAsked,
  syncBody,
  undoBody,
  Verified,
  verificationEntry,
} from './desk-calls.ts'
import type { OwnCode } from './own-code.ts'
import type { Slips } from './slip.ts'

const view = 'claim.verification:view'
const verify = 'claim.verification:verify'

/** The calls of a desk, of anyone who comes to it, and of anyone who counts. */
export const verificationCalls = {
  shift: defineCall<undefined, Shift | null>({
    method: 'GET',
    path: 'claim/verification/shift',
    access: verify,
    title: '核验台：开始一个班次，领取断网名单的密钥',
  }),
  roster: defineCall<z.input<typeof rosterAsked>, Roster>({
    method: 'GET',
    path: 'claim/verification/roster',
    access: verify,
    title: '核验台：断网时使用的名单副本',
  }),
  settings: defineCall<undefined, DeskSettings>({
    method: 'GET',
    path: 'claim/verification/settings',
    access: verify,
    title: '核验台：参数',
  }),
  find: defineCall<z.input<typeof nameAsked>, readonly DeskStudent[]>({
    method: 'GET',
    path: 'claim/verification/find',
    access: verify,
    title: '核验台：按姓名或考生号查找',
    reply: 'list',
  }),
  verify: defineCall<z.input<typeof verificationEntry>, Verified>({
    method: 'POST',
    path: 'claim/verification/verify',
    access: verify,
    title: '核验台：核验',
  }),
  sync: defineCall<z.input<typeof syncBody>, readonly Verified[]>({
    method: 'POST',
    path: 'claim/verification/sync',
    access: verify,
    title: '核验台：补传断网时的核验',
  }),
  undo: defineCall<z.input<typeof undoBody>, void>({
    method: 'POST',
    path: 'claim/verification/undoOwn',
    access: verify,
    title: '核验台：撤销本人的核验',
  }),
  code: defineCall<undefined, OwnCode>({
    method: 'GET',
    path: 'claim/verification/code',
    access: 'claim.verification:code',
    title: '本人的核验二维码',
  }),
  slips: defineCall<z.input<typeof slipsAsked>, Slips>({
    method: 'POST',
    path: 'claim/verification/slips',
    access: view,
    title: '核验凭条',
  }),
}

/** What a desk asks and tells of the reader that stands on it. */
export const readerCalls = {
  key: defineCall<z.input<typeof oneId>, { readonly key: string }>({
    method: 'GET',
    path: 'claim/deskKey/getOne',
    access: 'claim.reader:update',
    title: '读卡器的安全通道密钥（只给其所在的核验台）',
  }),
  seen: defineCall<z.input<typeof readerSeen>, null>({
    method: 'POST',
    path: 'claim/reader/seen',
    access: 'claim.reader:update',
    title: '登记读卡器的在线时间',
  }),
}
