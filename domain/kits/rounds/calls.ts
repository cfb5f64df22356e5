import type { z } from 'zod'
import { type Call, defineCall } from '#domain/kernel/call.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import type { progressAsked, urgeAsked } from './asked.ts'
import type { Standing } from './rules.ts'
import type { RoundState } from './words.ts'

export interface RoundBrief {
  readonly id: string
  readonly name: string
  readonly state: RoundState
  readonly opensAt: string
  readonly closesAt: string
}

/** How far a class is, or a department of staff. */
export interface GroupProgress {
  /** Among all of them by its name. */
  readonly place: number
  readonly groupId: string
  readonly name: string
  /** Of a class. */
  readonly departmentId: string | null
  readonly department: string | null
  readonly due: number
  readonly done: number
  readonly exempt: number
  readonly waiting: number
}

export interface RoundProgress {
  /** Those that have people within reach, the last first. */
  readonly rounds: readonly RoundBrief[]
  readonly round: RoundBrief | null
  readonly groups: readonly GroupProgress[]
}

/** A round that has begun, as it stands for one of its people. */
export interface OwnRound {
  /** Of the person's turn. */
  readonly id: string
  readonly name: string
  readonly note: string | null
  readonly standing: Standing
  /** Until when this person may finish. */
  readonly deadline: string
  readonly finishedAt: string | null
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

/** The calls of the rounds of one kind; `turn` is the name of the resource of their `people`. */
export function roundCalls(turn: AnyResource['name'], label: string, people: string): RoundCalls {
  const path = `${areaOf(turn)}/${callNameOf(turn)}`
  return {
    /** How far each class or department is, of the people within reach; without `roundId`, of the round that runs. */
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
      title: `${label}：催办未完成的${people}`,
    }),
  }
}
