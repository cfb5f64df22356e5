import type { z } from 'zod'
import { definePublicCall } from '#domain/kernel/call.ts'
import type { schoolRegistered } from './asked.ts'

/** Whether the college has registered, and as what; texts are empty before. */
export interface RegistrationStatus {
  readonly registered: boolean
  readonly schoolName: string
  readonly registeredAt: string
}

const post = { method: 'POST' } as const

/** Registration of the installation (specification, section 7). */
export const installationCalls = {
  status: definePublicCall<undefined, RegistrationStatus>({
    ...post,
    path: 'auth/openApi/getStatus',
    title: '学校登记状态',
  }),
  /** The number of this installation, for anyone who asks its makers for help. */
  code: definePublicCall<undefined, { readonly code: string }>({
    ...post,
    path: 'auth/openApi/getCode',
    title: '学校登记：验证码',
  }),
  /** Once, by the key that stands in the output of the server. */
  register: definePublicCall<z.input<typeof schoolRegistered>, { readonly schoolName: string }>({
    ...post,
    path: 'auth/openApi/registerSoft',
    title: '学校登记',
  }),
}
