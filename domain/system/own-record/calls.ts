import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Stamps } from '#domain/kernel/infer.ts'
import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { recordChanged, signatureSet } from './asked.ts'

/** One line of a profile, ready to be read. */
export interface ProfileLine {
  readonly label: string
  readonly value: string | null
}

export interface MyProfile {
  readonly account: string
  readonly name: string
  readonly kind: 'student' | 'teacher' | 'other'
  readonly roles: string | null
  readonly lastLoginAt: string | null
  readonly avatarUrl: string
  readonly sections: readonly { readonly title: string; readonly lines: readonly ProfileLine[] }[]
}

/** One's own row, with what one may change of it. */
export interface OwnRecord {
  readonly resource: string
  readonly row: OwnRow
  /** Of the fields, and of the lines by their names. */
  readonly access: Readonly<Record<string, FieldAccess>>
  /** Fields of which a change needs a proof. */
  readonly proofs: readonly string[]
}

export type OwnRow = Stamps & { readonly [field: string]: unknown }

export interface KeptSignature {
  readonly signature: SignatureDrawing
  readonly updatedAt: string
}

export const ownRecordCalls = {
  /** The account, and the row of the college's books behind it, phone and ID number masked. */
  profile: defineCall<undefined, MyProfile>({
    method: 'GET',
    path: 'base/sysUser/myProfile',
    access: 'signed-in',
    title: '我的资料',
  }),
  record: defineCall<undefined, OwnRecord>({
    method: 'GET',
    path: 'base/sysUser/myRecord',
    access: 'signed-in',
    title: '我的档案，以及可以修改的字段',
  }),
  /** What may be changed at once is; what has to be reviewed waits; the rest is refused. */
  change: defineCall<z.input<typeof recordChanged>, OwnRow>({
    method: 'POST',
    path: 'base/sysUser/updateMyRecord',
    access: 'signed-in',
    title: '修改我的档案',
  }),
  removeAvatar: defineCall<undefined, { readonly avatarUrl: string }>({
    method: 'POST',
    path: 'base/sysUser/removeAvatar',
    access: 'signed-in',
    title: '移除头像',
  }),
  signature: defineCall<undefined, KeptSignature | null>({
    method: 'GET',
    path: 'base/sysUser/mySignature',
    access: 'signed-in',
    title: '我的签名',
  }),
  /** In place of the one before; null takes it away. */
  setSignature: defineCall<z.input<typeof signatureSet>, KeptSignature | null>({
    method: 'POST',
    path: 'base/sysUser/setSignature',
    access: 'signed-in',
    title: '设置签名',
  }),
}
