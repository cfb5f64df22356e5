import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { authorised, partsAsked, userAsked } from './authorised.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The kinds of what can be given to a user. */
export type Givens = 'roleIds' | 'departments' | 'classes' | 'buildings' | 'grades'

/** The roles of a user, and what is opened to that user alone, as far as the asker may give and take it. */
export interface Authorisation {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly kind: string
  readonly revision: number
  readonly roleIds: readonly string[]
  /** The roles that the asker may give to this user. */
  readonly roles: readonly Named[]
  readonly departments: readonly Named[]
  readonly classes: readonly Named[]
  readonly buildings: readonly Named[]
  readonly grades: readonly number[]
  /** The grades that the asker may open; null for any. */
  readonly gradesToGive: readonly number[] | null
  /** How many of each kind the user has beyond what the asker may give: they stay as they are. */
  readonly beyond: Readonly<Record<Givens, number>>
  /** The asker may see the portal as this user does. */
  readonly viewable: boolean
}

export interface PartToGive extends Named {
  readonly label: string
  readonly value: string
}

export const authorisationCalls = {
  one: defineCall<z.input<typeof userAsked>, Authorisation>({
    method: 'GET',
    path: 'system/userAuthorisation/getOne',
    access: 'system.user-authorisation:view',
    title: '用户的数据授权',
  }),
  /** What of a kind the asker may open to others. */
  parts: defineCall<z.input<typeof partsAsked>, readonly PartToGive[]>({
    method: 'GET',
    path: 'system/userAuthorisation/getSelect',
    access: 'system.user-authorisation:view',
    title: '可开放的部门、班级和楼栋',
    reply: 'options',
  }),
  change: defineCall<z.input<typeof authorised>, null>({
    method: 'POST',
    path: 'system/userAuthorisation/update',
    access: 'system.user-authorisation:update',
    title: '设置用户的数据授权',
  }),
}
