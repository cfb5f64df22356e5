import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Standing } from '#domain/kits/rounds/rules.ts'
import type { SignResult } from '#domain/kits/sign-in/words.ts'
import type { shownAsked } from './asked.ts'
import { signTasks } from './rounds.ts'
import type { SignTaskWay } from './words.ts'

export const signTaskRoundCalls = signTasks.calls

/** A task at which the student is to sign in. */
export interface OwnSignTask {
  /** Of the student's turn. */
  readonly id: string
  /** Of the task, as its code names it. */
  readonly roundId: string
  readonly name: string
  readonly place: string | null
  readonly note: string | null
  readonly way: SignTaskWay
  /** How far from the place a phone may be, in metres. */
  readonly radius: number | null
  /** What a phone sends along; null where it need not, or may not any more. */
  readonly challenge: string | null
  readonly standing: Standing
  readonly result: SignResult
  readonly opensAt: string
  /** Until when this student may sign in. */
  readonly deadline: string
  readonly finishedAt: string | null
}

/** A task that runs and has a code, as its screen shows it. */
export interface ShownTask {
  readonly id: string
  readonly name: string
  readonly place: string | null
  readonly closesAt: string
  readonly due: number
  readonly done: number
  /** What the picture leads to, below the address of the portal. */
  readonly path: string
  /** Seconds until the next code. */
  readonly left: number
}

export interface ShownTasks {
  /** Those that run, have a code, and are within reach; the last begun first. */
  readonly tasks: readonly { readonly id: string; readonly name: string }[]
  /** The one that was asked for, else the first. */
  readonly shown: ShownTask | null
}

export const signTaskCalls = {
  own: defineCall<undefined, readonly OwnSignTask[]>({
    method: 'GET',
    path: 'student-service/signTaskTurn/own',
    access: 'student-service.sign-task-turn:finish',
    title: '我的签到',
    reply: 'list',
  }),
  shown: defineCall<z.input<typeof shownAsked>, ShownTasks>({
    method: 'GET',
    path: 'student-service/signTaskRound/shown',
    access: 'student-service.sign-task-round:show',
    title: '签到码：当前的二维码和签到人数',
    passive: true,
  }),
}
