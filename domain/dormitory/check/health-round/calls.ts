import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { HealthMarks, HealthWeights } from '../score.ts'
import type { HealthGrade } from '../words.ts'
import type { roundAsked } from './asked.ts'

/** A house whose rooms are in use, with how many of those in which somebody sleeps have a sheet of today. */
export interface HealthHouse {
  readonly id: string
  readonly name: string
  readonly campus: string
  readonly rooms: number
  readonly checked: number
}

export interface HealthRoom {
  readonly id: string
  readonly no: string
  readonly floor: number
  readonly bathroom: boolean
  readonly balcony: boolean
  readonly sleepers: number
  /** Of the sheet of today; null until there is one. */
  readonly score: number | null
  readonly grade: HealthGrade | null
}

/** All that a phone needs to check a house without a line. */
export interface HealthRound {
  /** Today in China. */
  readonly day: string
  readonly weights: HealthWeights
  readonly marks: HealthMarks
  readonly rooms: readonly HealthRoom[]
}

export const healthRoundCalls = {
  houses: defineCall<undefined, readonly HealthHouse[]>({
    method: 'GET',
    path: 'dormitory/healthRound/houses',
    access: 'dormitory.room-health:add',
    title: '逐间检查：楼栋与今日进度',
    reply: 'list',
  }),
  rooms: defineCall<z.input<typeof roundAsked>, HealthRound>({
    method: 'GET',
    path: 'dormitory/healthRound/rooms',
    access: 'dormitory.room-health:add',
    title: '逐间检查：一栋楼的房间',
  }),
}
