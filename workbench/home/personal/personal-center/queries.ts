import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { revealCalls } from '#domain/security/reveals/calls.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { http } from '#workbench/http/http.ts'

export const profileQuery = queryOptions({
  queryKey: ['personal-center', 'profile'],
  queryFn: () => ask(ownRecordCalls.profile, undefined, { quiet: true }),
})

/** One sign-in that still holds. */
export interface Device {
  readonly id: string
  readonly device: string | null
  readonly address: string | null
  readonly startedAt: string | null
  readonly lastSeenAt: string | null
  readonly current: boolean
}

export const devicesQuery = queryOptions({
  queryKey: ['personal-center', 'devices'],
  queryFn: () => http<readonly Device[]>('base/sysUser/sessions', { quiet: true }),
})

export const signatureQuery = queryOptions({
  queryKey: ['personal-center', 'signature'],
  queryFn: () => ask(ownRecordCalls.signature, undefined, { quiet: true }),
})

/** An identity at another house that signs this person in here. */
export interface Binding {
  readonly id: string
  readonly source: string
  readonly subject?: string
  readonly boundAt?: string
}

/** A house that the college has enabled. */
export interface Provider {
  readonly code: string
  readonly kind: string
  readonly name: string
  readonly icon?: string
}

export const bindingsQuery = queryOptions({
  queryKey: ['personal-center', 'bindings'],
  queryFn: async () => {
    const asked = { query: { appType: 0 }, anonymous: true, quiet: true }
    const [providers, bindings] = await Promise.all([
      http<readonly Provider[]>('base/openApi/loginTypes', asked),
      http<readonly Binding[]>('base/sysUser/bindings', { quiet: true }),
    ])
    return providers.map((provider) => ({
      provider,
      binding: bindings.find(({ source }) => source === provider.code),
    }))
  },
})

/** Who saw one's own values whole. */
export const revealsQuery = (current: number, size: number) =>
  queryOptions({
    queryKey: ['personal-center', 'reveals', current],
    queryFn: () => ask(revealCalls.ofMe, { current, size }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

interface View {
  readonly id: string
  readonly viewerName: string
  readonly reason: string
  readonly createdAt: string
}

export const viewsQuery = queryOptions({
  queryKey: ['personal-center', 'views'],
  queryFn: () => http<readonly View[]>('system/access/viewsOfMe', { quiet: true }),
})
