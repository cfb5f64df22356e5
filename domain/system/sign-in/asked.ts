import { z } from 'zod'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { mobile } from '#domain/kits/common.ts'

/** The side that asks: `0` is the main portal, `2` that of newly admitted students. */
export const appTypeAsked = z.object({
  appType: z.enum(['0', '2'], '没有这种应用类型').default('0').describe('0 主应用，2 迎新应用'),
})

/** The same; any other side is answered like the main portal. */
export const providersAsked = z.object({ appType: z.string().max(8).optional().describe('应用类型') })

export const providerBegun = z.object({
  source: z.string().max(32).describe('来源'),
  /** The path from which the browser sets out, and where it will go on. */
  returnTo: z.string().max(500).describe('回到'),
})

/** The name under which a client waits to be signed in; its own choice, and random, so that nobody else asks for it. */
export const placeTicket = z.string().regex(/^[\w-]{16,64}$/)

/** A ticket that is none is nobody's place. */
export const placeAsked = z.object({ ticket: placeTicket.optional().catch(undefined).describe('票据') })

const phone = schemaOf(mobile('手机号')).describe('手机号')
const ticket = z.string().min(1).max(200).describe('票据')

export const codeAsked = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.enum(['sign-in', 'forgot', 'register']).describe('用途'), phone }),
  z.object({ purpose: z.literal('second-factor').describe('用途'), ticket }),
])

export const passkeyAsked = z.object({ ticket: ticket.min(0).optional() })

/** A desk that shows a picture: `ticket` is in the picture, `secret` stays with the desk. */
export const scanDesk = z.object({ ticket, secret: ticket.describe('口令') })
