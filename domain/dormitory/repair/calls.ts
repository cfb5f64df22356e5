import { defineCall } from '#domain/kernel/call.ts'
import type { Fit } from './proposal.ts'

/** An area, its worker, and what the worker has in hand. */
export interface RepairLoad {
  readonly areaId: string
  readonly area: string
  readonly worker: string
  /** Given and not yet taken; taken, on site or waiting for a delay; of both, how many are overdue. */
  readonly dispatched: number
  readonly working: number
  readonly late: number
  readonly capacity: number | null
}

/** An area that an order may be given to, the best first, and why. */
export interface RepairProposal extends RepairLoad {
  readonly fit: Fit
  readonly fits: boolean
}

export const repairCalls = {
  loads: defineCall<undefined, readonly RepairLoad[]>({
    method: 'GET',
    path: 'dormitory/repairOrder/loads',
    access: 'dormitory.repair-order:dispatch',
    title: '维修派单：各维修区域在手的工单',
    reply: 'list',
  }),
  proposals: defineCall<{ readonly id: string }, readonly RepairProposal[]>({
    method: 'GET',
    path: 'dormitory/repairOrder/proposals',
    access: 'dormitory.repair-order:dispatch',
    title: '维修派单：推荐的维修区域及理由',
    reply: 'list',
  }),
}
