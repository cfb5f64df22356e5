import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { arrivalAsked } from './asked.ts'

/** A house in which students of the asker live. */
export interface VisitedHouse {
  readonly id: string
  readonly name: string
  /** Of the asker's classes. */
  readonly students: number
  readonly rooms: number
  readonly lastOn: string | null
}

export interface OwnVisits {
  readonly teacherId: string | null
  readonly houses: readonly VisitedHouse[]
  /** How far from the house a phone may be, in metres. */
  readonly radius: number
  /** Of this week: finished or begun, and how many are asked for. */
  readonly done: number
  readonly due: number
  /** What the phone sends along with its position. */
  readonly challenge: string
}

export const visitCalls = {
  own: defineCall<undefined, OwnVisits>({
    method: 'GET',
    path: 'dormitory/visit/own',
    access: 'dormitory.visit:arrive',
    title: '我的查寝：楼栋与本周次数',
  }),
  arrive: defineCall<z.input<typeof arrivalAsked>, { readonly id: string }>({
    method: 'POST',
    path: 'dormitory/visit/arrive',
    access: 'dormitory.visit:arrive',
    title: '查寝签到',
  }),
}
