import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { ofOneResource, ofRole, ofRoleAndResource, rulesSaid } from './asked.ts'

export interface Rule {
  readonly field: string
  readonly access: FieldAccess
  /** Of a masked text, how many characters stay; null for what its kind keeps. */
  readonly first: number | null
  readonly last: number | null
}

export interface Rules {
  readonly rules: readonly Rule[]
  /** How many rules show or open more than the asker has: they stay as they are. */
  readonly beyond: number
  /** What stays of a masked field by its declaration: characters at the beginning and at the end. */
  readonly usual: Readonly<Record<string, readonly [number, number]>>
}

/** What the asker sees of the fields of a resource, and may do to them. */
export interface FieldVisibility {
  readonly access: Readonly<Record<string, FieldAccess>>
  /** The fields whose values arrive masked. */
  readonly masked: readonly string[]
  /** The references whose rows arrive under masked names. */
  readonly titled: readonly string[]
}

const view = 'security.secret-field:view'

export const secretFieldCalls = {
  /** How many fields of each resource a role sees otherwise than declared. */
  list: defineCall<z.input<typeof ofRole>, readonly { readonly resource: string; readonly count: number }[]>({
    method: 'GET',
    path: 'security/secretField/list',
    access: view,
    title: '角色的字段权限概况',
    reply: 'list',
  }),
  one: defineCall<z.input<typeof ofRoleAndResource>, Rules>({
    method: 'GET',
    path: 'security/secretField/getOne',
    access: view,
    title: '角色的字段权限',
  }),
  /** The whole of what a role sees of a resource otherwise than declared. */
  update: defineCall<z.output<typeof rulesSaid>, null>({
    method: 'POST',
    path: 'security/secretField/update',
    access: 'security.secret-field:update',
    title: '设置角色的字段权限',
  }),
  mine: defineCall<z.input<typeof ofOneResource>, FieldVisibility>({
    method: 'GET',
    path: 'security/secretField/mine',
    access: 'signed-in',
    title: '我的字段权限',
  }),
}
