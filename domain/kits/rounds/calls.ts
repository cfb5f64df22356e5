import type { z } from 'zod'
import { type Call, defineCall } from '#domain/kernel/call.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import type { progressAsked, urgeAsked } from './asked.ts'
import type { RoundState } from './words.ts'

export interface RoundBrief {
  readonly id: string
  readonly name: string
  readonly state: RoundState
  readonly opensAt: string
  readonly closesAt: string
}

export interface ClassProgress {
  /** Of the class among all by its name. */
  readonly place: number
  readonly classId: string
  readonly className: string
  readonly departmentId: string | null
  readonly department: string | null
  readonly due: number
  readonly done: number
  readonly exempt: number
  readonly waiting: number
}

export interface RoundProgress {
  /** Those that have students within reach, the last first. */
  readonly rounds: readonly RoundBrief[]
  readonly round: RoundBrief | null
  readonly classes: readonly ClassProgress[]
}

export interface Urged {
  readonly told: number
  /** Not told again, for they were within the last 24 hours. */
  readonly resting: number
}

export interface RoundCalls {
  readonly progress: Call<z.input<typeof progressAsked>, RoundProgress>
  readonly urge: Call<z.input<typeof urgeAsked>, Urged>
}

/** The calls of the rounds of one kind; `turn` is the name of the resource of their students. */
export function roundCalls(turn: AnyResource['name'], label: string): RoundCalls {
  const path = `${areaOf(turn)}/${callNameOf(turn)}`
  return {
    /** How far each class is, of the students within reach; without `roundId`, of the round that runs. */
    progress: defineCall<z.input<typeof progressAsked>, RoundProgress>({
      method: 'GET',
      path: `${path}/progress`,
      access: `${turn}:view`,
      title: `${label}进度`,
    }),
    urge: defineCall<z.input<typeof urgeAsked>, Urged>({
      method: 'POST',
      path: `${path}/urgeAll`,
      access: `${turn}:urge`,
      title: `${label}：催办未完成的学生`,
    }),
  }
}
