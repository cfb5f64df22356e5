import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { accessCalls } from '#domain/security/access/calls.ts'
import { revealCalls } from '#domain/security/reveals/calls.ts'
import { messageChoiceCalls } from '#domain/system/message-choices/calls.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const profileQuery = queryOptions({
  queryKey: ['personal-center', 'profile'],
  queryFn: () => ask(ownRecordCalls.profile, undefined, { quiet: true }),
})

export const devicesQuery = queryOptions({
  queryKey: ['personal-center', 'devices'],
  queryFn: () => ask(ownAccountCalls.sessions, undefined, { quiet: true }),
})

export const choicesQuery = queryOptions({
  queryKey: ['personal-center', 'message-choices'],
  queryFn: async () => {
    const mine = await ask(messageChoiceCalls.mine, undefined, { quiet: true })
    // The events that may be switched are what all areas tell of.
    if (mine.switches.length > 0) await import('#domain/index.ts')
    return mine
  },
})

export const signatureQuery = queryOptions({
  queryKey: ['personal-center', 'signature'],
  queryFn: () => ask(ownRecordCalls.signature, undefined, { quiet: true }),
})

export const bindingsQuery = queryOptions({
  queryKey: ['personal-center', 'bindings'],
  queryFn: async () => {
    const [providers, bindings] = await Promise.all([
      ask(signInCalls.providers, { appType: '0' }, { quiet: true }),
      ask(ownAccountCalls.bindings, undefined, { quiet: true }),
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

export const viewsQuery = queryOptions({
  queryKey: ['personal-center', 'views'],
  queryFn: () => ask(accessCalls.viewsOfMe, undefined, { quiet: true }),
})
