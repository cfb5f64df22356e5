import { z } from 'zod'
import { directions, openWays, passResults } from '#domain/dormitory/door-access.ts'
import { codeSchema } from '#domain/kernel/code-schema.ts'

/** What a gateway and the portal say to one another; docs/doors.md tells it to those who build gateways. */

export const mostEvents = 500
/** Seconds a gateway may wait for something to do. */
export const longestWait = 25
/** Seconds by which the clock of a gateway may differ. */
export const clockTolerance = 300
/** Of a batch of people. */
export const mostPeople = 500

const door = z.string().min(1).max(32)
const battery = z.int().min(0).max(100).optional()

export const doorEvent = z.object({
  /** Of the gateway's own making: the same event, told again, has the same one. */
  id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  door,
  at: z.iso.datetime({ offset: true }),
  way: codeSchema(openWays),
  result: codeSchema(passResults),
  direction: codeSchema(directions).optional(),
  /** Bytes of the chip in the order it sends them, in hexadecimal. */
  card: z
    .string()
    .regex(/^([0-9A-Fa-f]{2}){3,10}$/)
    .optional(),
  battery,
})
export type DoorEvent = z.infer<typeof doorEvent>

/** Each event is looked at by itself: a bad one keeps no other from being taken. */
export const eventsTold = z.object({
  events: z.array(z.unknown()).min(1).max(mostEvents).describe(`事件，一次最多 ${mostEvents} 条`),
})

export interface EventTaken {
  readonly id: string | null
  /** `known`: it was told before. A refused one is not to be told again. */
  readonly state: 'taken' | 'known' | 'refused'
  readonly message?: string
}

export const heartbeatTold = z.object({
  program: z.string().max(60).optional().describe('程序版本'),
  doors: z
    .array(z.object({ door, online: z.boolean(), battery }))
    .max(500)
    .default([])
    .describe('各门的状态'),
})

export const commandsAsked = z.object({
  wait: z.int().min(0).max(longestWait).default(longestWait).describe('最多等待的秒数'),
})

export interface CommandSent {
  readonly id: string
  readonly lease: string
  readonly door: string
  /** Of the controller, counted from 1. */
  readonly channel: number
  readonly pulseMs: number
  /** ISO 8601; not to be carried out afterwards. */
  readonly expiresAt: string
  /** Over `wordsOfCommand`, by the key that the gateway asked with. */
  readonly signature: string
}

export const wordsOfCommand = ({
  id,
  door,
  channel,
  pulseMs,
  expiresAt,
}: Omit<CommandSent, 'lease' | 'signature'>) => [id, door, channel, pulseMs, expiresAt].join('\n')

const outcomes = ['confirmed', 'unconfirmed', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeTold = z.object({
  id: z.uuid().describe('开门指令'),
  lease: z.uuid().describe('领取凭据'),
  state: z.enum(outcomes).describe('confirmed、unconfirmed 或 refused'),
  detail: z.string().max(100).optional().describe('说明'),
})

export const peopleAsked = z.object({ since: z.int().min(0).describe('已有的版本') })

export interface PersonSent {
  readonly id: string
  readonly version: number
  readonly door: string
  /** Is to be forgotten. */
  readonly gone: boolean
  readonly cards: readonly string[]
  /** Days such as 2026-09-01, both included; null for no limit. */
  readonly from: string | null
  readonly until: string | null
  /** 1 for Monday; empty for every day. */
  readonly days: readonly number[]
  readonly hoursFrom: string | null
  readonly hoursTo: string | null
}

export const peopleTaken = z.object({
  version: z.int().min(0).describe('已同步到的版本'),
  failed: z
    .array(z.object({ id: z.uuid(), reason: z.string().max(100) }))
    .max(mostPeople)
    .default([])
    .describe('未能同步的人员'),
})

export interface Signed {
  /** Seconds since 1970. */
  readonly time: string
  readonly nonce: string
  /** With its query, as it was asked. */
  readonly path: string
  readonly body: string
}

/** What is signed of a call: five lines, of which the last may hold any. */
export const wordsOfCall = ({ time, nonce, path, body }: Signed) =>
  [time, nonce, 'POST', path, body].join('\n')
