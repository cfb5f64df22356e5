import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Yuan } from '#domain/kernel/money.ts'
import type { BedState } from '../bed.ts'
import type { Lodger, Place } from '../placing/rules.ts'
import type { classesAsked, floorAsked, placingAsked, placingsAsked, waitingAsked } from './asked.ts'

export interface House {
  readonly id: string
  readonly name: string
  readonly campus: string
  readonly floors: readonly { readonly no: number; readonly beds: number; readonly occupied: number }[]
}

/** A student on the board. `name` is as far as the asker may see it. */
export interface Boarder extends Lodger {
  readonly classId: string | null
  readonly className: string | null
}

export interface BoardBed extends Place {
  readonly no: number
  readonly roomId: string
  readonly roomNo: string
  readonly level: string | null
  /** What a bed of the level costs a year. */
  readonly fee: Yuan | null
  readonly state: BedState
  /** On the day that was asked for. */
  readonly sleeper: Boarder | null
  /** The name of the student for whom it is kept. */
  readonly promised: string | null
}

export interface BoardFloor {
  /** Of a day that is over nothing can be moved. */
  readonly today: string
  readonly beds: readonly BoardBed[]
}

/** A class of which students wait for a bed in the house. */
export interface WaitingClass {
  readonly classId: string
  readonly className: string
  readonly count: number
}

export const boardCalls = {
  houses: defineCall<undefined, readonly House[]>({
    method: 'GET',
    path: 'dormitory/bedBoard/houses',
    access: 'dormitory.bed:view',
    title: '床位图：楼栋与楼层',
    reply: 'list',
  }),
  floor: defineCall<z.input<typeof floorAsked>, BoardFloor>({
    method: 'GET',
    path: 'dormitory/bedBoard/floor',
    access: 'dormitory.bed:view',
    title: '床位图：一层的床位',
  }),
  waiting: defineCall<z.input<typeof waitingAsked>, readonly Boarder[]>({
    method: 'GET',
    path: 'dormitory/bedBoard/waiting',
    access: 'dormitory.bed:view',
    title: '床位图：未安排床位的学生',
    reply: 'list',
  }),
  classes: defineCall<z.input<typeof classesAsked>, readonly WaitingClass[]>({
    method: 'GET',
    path: 'dormitory/bedBoard/classes',
    access: 'dormitory.bed:view',
    title: '床位图：有学生未安排床位的班级',
    reply: 'list',
  }),
  place: defineCall<z.input<typeof placingAsked>, { readonly from: string | null }>({
    method: 'POST',
    path: 'dormitory/bedBoard/place',
    access: 'dormitory.stay:move',
    title: '床位图：安排、调换或撤销床位',
  }),
  placeAll: defineCall<z.input<typeof placingsAsked>, { readonly count: number }>({
    method: 'POST',
    path: 'dormitory/bedBoard/placeAll',
    access: 'dormitory.stay:move',
    title: '床位图：成批安排床位',
  }),
  takeBackAll: defineCall<z.input<typeof placingsAsked>, { readonly count: number }>({
    method: 'POST',
    path: 'dormitory/bedBoard/takeBackAll',
    access: 'dormitory.stay:move',
    title: '床位图：撤销成批安排',
  }),
}
