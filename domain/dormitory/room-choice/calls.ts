import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { holdAsked, offerAsked } from './asked.ts'

export interface OfferedBed {
  readonly bedId: string
  readonly no: number
  /** Nobody sleeps in it, holds it or has it kept for them, and no rule forbids it to the student. */
  readonly free: boolean
  /** Why it may not be chosen, for a bed that is not free. */
  readonly why: string | null
}

export interface OfferedRoom {
  readonly roomId: string
  readonly no: string
  readonly floor: number
  readonly level: string | null
  /** In yuan a year. */
  readonly fee: string | null
  /** Classmates who sleep there. */
  readonly classmates: number
  readonly beds: readonly OfferedBed[]
}

export interface ChosenBed {
  readonly bedId: string
  readonly name: string
  readonly kept: boolean
  /** Seconds that are left to confirm it; 0 once it is kept. */
  readonly seconds: number
}

export interface OfferedQuota {
  readonly id: string
  readonly name: string
  readonly building: string
  readonly opensAt: string
  readonly closesAt: string
  readonly note: string | null
  readonly open: boolean
  readonly left: number
}

export interface Offer {
  /** Whose rooms these are. */
  readonly quota: OfferedQuota | null
  /** Further ones from which the student may choose now. */
  readonly others: readonly OfferedQuota[]
  readonly own: ChosenBed | null
  readonly rooms: readonly OfferedRoom[]
}

const access = 'dormitory.room-choice:choose'

export const roomChoiceCalls = {
  offer: defineCall<z.input<typeof offerAsked>, Offer>({
    method: 'GET',
    path: 'dormitory/roomChoice/offer',
    access,
    title: '新生选房：可选的房间与床位',
  }),
  hold: defineCall<z.input<typeof holdAsked>, ChosenBed>({
    method: 'POST',
    path: 'dormitory/roomChoice/hold',
    access,
    title: '新生选房：选中床位，等待确认',
  }),
  confirm: defineCall<undefined, ChosenBed>({
    method: 'POST',
    path: 'dormitory/roomChoice/confirm',
    access,
    title: '新生选房：确认选中的床位',
  }),
  release: defineCall<undefined, null>({
    method: 'POST',
    path: 'dormitory/roomChoice/release',
    access,
    title: '新生选房：放弃选中的床位',
    reply: 'nothing',
  }),
}
