import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { allotAsked, distributeAsked, lendAsked, treeAsked } from './asked.ts'

/** Places of a class. */
export interface ClassQuota {
  readonly id: string
  readonly classId: string
  readonly name: string
  /** Enrolled when the places were distributed. */
  readonly headcount: number
  readonly places: number
  /** Borrowed, less those lent. */
  readonly moved: number
  readonly used: number
  readonly left: number
  readonly recognised: number
}

/** Places of a college with its classes. `allotted` are those that its classes have. */
export interface CollegeQuota {
  readonly id: string
  readonly departmentId: string
  readonly name: string
  readonly headcount: number
  readonly places: number
  readonly allotted: number
  readonly used: number
  readonly recognised: number
  readonly classes: readonly ClassQuota[]
}

export interface QuotaLoan {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly places: number
  readonly reason: string
  readonly by: string
  readonly at: string
}

/** The quota of a batch as far as the reader reaches: colleges, their classes, and the last hundred loans. */
export interface QuotaTree {
  readonly batches: readonly { readonly id: string; readonly name: string }[]
  /** Nothing where there is no batch. */
  readonly batchId: string | null
  /** What the school has distributed; null until then. */
  readonly total: number | null
  readonly colleges: readonly CollegeQuota[]
  readonly loans: readonly QuotaLoan[]
}

export const quotaCalls = {
  tree: defineCall<z.input<typeof treeAsked>, QuotaTree>({
    method: 'GET',
    path: 'affairs/hardshipQuota/tree',
    access: 'affairs.hardship-quota:view',
    title: '困难认定名额：院系与班级',
  }),
  distribute: defineCall<z.input<typeof distributeAsked>, null>({
    method: 'POST',
    path: 'affairs/hardshipQuota/distribute',
    access: 'affairs.hardship-quota:distribute',
    title: '困难认定名额：下达',
    reply: 'nothing',
  }),
  share: defineCall<z.input<typeof allotAsked>, null>({
    method: 'POST',
    path: 'affairs/hardshipQuota/share',
    access: 'affairs.hardship-quota:distribute',
    title: '困难认定名额：调整院系名额',
    reply: 'nothing',
  }),
  allot: defineCall<z.input<typeof allotAsked>, null>({
    method: 'POST',
    path: 'affairs/hardshipQuota/allot',
    access: 'affairs.hardship-quota:allot',
    title: '困难认定名额：调整班级名额',
    reply: 'nothing',
  }),
  lend: defineCall<z.input<typeof lendAsked>, null>({
    method: 'POST',
    path: 'affairs/hardshipQuota/lend',
    access: 'affairs.hardship-quota:allot',
    title: '困难认定名额：调剂',
    reply: 'nothing',
  }),
}
