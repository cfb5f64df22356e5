import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { allotAsked, fileAsked, rankingAsked } from './asked.ts'
import type { Judgement } from './judge.ts'
import type { ApplicationState, SecondFigure, TieRule } from './words.ts'

/** A batch that takes applications today, with its conditions and the asker's own figures. */
export interface OpenAward {
  readonly batchId: string
  readonly name: string
  readonly awardName: string
  /** In yuan; null without money. */
  readonly amount: string | null
  readonly unit: string
  readonly closesOn: string
  readonly note: string | null
  readonly judgements: readonly Judgement[]
  /** No hard condition fails. */
  readonly mayApply: boolean
  /** The state of the asker's own application; null where there is none. */
  readonly state: ApplicationState | null
}

export interface CollegePlaces {
  readonly id: string
  readonly departmentId: string
  readonly name: string
  readonly headcount: number
  readonly places: number
  /** Held by applications that the college has passed. */
  readonly used: number
  /** Passed by their class, waiting for the college. */
  readonly waiting: number
}

export interface RankedApplication {
  readonly id: string
  readonly place: number
  readonly studentNo: string
  readonly name: string
  readonly className: string
  readonly score: number | null
  readonly second: number | null
  readonly standing: string | null
  readonly state: ApplicationState
  /** Within the places by the tie rule. */
  readonly chosen: boolean
}

/** Places and ranking of a batch as far as the reader reaches. */
export interface Ranking {
  readonly batches: readonly { readonly id: string; readonly name: string }[]
  /** Null where there is no batch. */
  readonly batchId: string | null
  /** What was distributed; null until then. */
  readonly total: number | null
  readonly tieRule: TieRule
  readonly secondFigure: SecondFigure
  readonly colleges: readonly CollegePlaces[]
  /** Whose applications are listed; null where no college is in reach. */
  readonly departmentId: string | null
  readonly applications: readonly RankedApplication[]
}

export const awardCalls = {
  open: defineCall<undefined, readonly OpenAward[]>({
    method: 'GET',
    path: 'award/application/open',
    access: 'award.application:add',
    title: '奖项申请：可申请的奖项与本人条件',
  }),
  ranking: defineCall<z.input<typeof rankingAsked>, Ranking>({
    method: 'GET',
    path: 'award/quota/ranking',
    access: 'award.application:rank',
    title: '评审：名额与排名',
  }),
  allot: defineCall<z.input<typeof allotAsked>, null>({
    method: 'POST',
    path: 'award/quota/allot',
    access: 'award.application:allot',
    title: '评审：调整学院名额',
    reply: 'nothing',
  }),
  bankFile: defineCall<z.input<typeof fileAsked>, Blob>({
    method: 'GET',
    path: 'award/payout/bankFile',
    access: 'award.record:bankFile',
    title: '奖金发放：导出银行代发文件',
    reply: 'file',
  }),
}
