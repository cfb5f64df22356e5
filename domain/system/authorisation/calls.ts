import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { authorised, userAsked } from './authorised.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The roles of a user, and what is opened to that user alone. */
export interface Authorisation {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly kind: string
  readonly revision: number
  readonly roleIds: readonly string[]
  /** Every role of the college. */
  readonly roles: readonly Named[]
  readonly departments: readonly Named[]
  readonly classes: readonly Named[]
  readonly buildings: readonly Named[]
  readonly grades: readonly number[]
  /** The asker may see the portal as this user does. */
  readonly viewable: boolean
}

export const authorisationCalls = {
  one: defineCall<z.input<typeof userAsked>, Authorisation>({
    method: 'GET',
    path: 'system/userAuthorisation/getOne',
    access: 'system.user-authorisation:view',
    title: '用户的数据授权',
  }),
  change: defineCall<z.input<typeof authorised>, null>({
    method: 'POST',
    path: 'system/userAuthorisation/update',
    access: 'system.user-authorisation:update',
    title: '设置用户的数据授权',
  }),
}
