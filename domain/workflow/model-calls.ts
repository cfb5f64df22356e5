import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { colleagueAsked } from './asked.ts'
import type { CaseForeseen, Colleague } from './calls.ts'
import type { Definition, Step } from './definition.ts'
import type { draftSaved, modelAsked, modelPublished, modelSimulated, versionAsked } from './model-asked.ts'

/** A published version, the latest first in lists of them. */
export interface VersionShown {
  readonly version: number
  readonly note: string | null
  readonly publishedAt: string
  readonly publishedBy: string
}

/** What is being drawn of a model, and what was published of it. */
export interface Design {
  readonly id: string
  readonly title: string
  /** 0 before the first. */
  readonly version: number
  readonly revision: number
  readonly steps: readonly Step[]
  /** The resource whose applications go by it; null where none does. */
  readonly resource: string | null
  readonly versions: readonly VersionShown[]
  /** All roles of the college, its own too, in its order: a step may ask the people of any. */
  readonly roles: readonly { readonly code: string; readonly name: string }[]
}

/** Who would be asked, and until when; and what the server works out of what it was told, by field. */
export type Simulated = CaseForeseen & { readonly reckoned: Readonly<Record<string, unknown>> }

export const modelCalls = {
  design: defineCall<z.input<typeof modelAsked>, Design>({
    method: 'GET',
    path: 'workflow/model/design',
    access: 'workflow.model:view',
    title: '查看流程设计',
  }),
  version: defineCall<z.input<typeof versionAsked>, Definition>({
    method: 'GET',
    path: 'workflow/model/version',
    access: 'workflow.model:view',
    title: '查看流程版本',
  }),
  people: defineCall<z.input<typeof colleagueAsked>, readonly Colleague[]>({
    method: 'GET',
    path: 'workflow/person/getSelect',
    access: 'workflow.model:view',
    title: '可指定的办理人员',
    reply: 'options',
  }),
  saveDraft: defineCall<z.input<typeof draftSaved>, Design>({
    method: 'POST',
    path: 'workflow/model/saveDraft',
    access: 'workflow.model:update',
    title: '保存流程设计稿',
  }),
  publish: defineCall<z.input<typeof modelPublished>, Design>({
    method: 'POST',
    path: 'workflow/model/publish',
    access: 'workflow.model:publish',
    title: '发布流程',
  }),
  simulate: defineCall<z.input<typeof modelSimulated>, Simulated>({
    method: 'POST',
    path: 'workflow/model/simulate',
    access: 'workflow.model:view',
    title: '模拟流程',
  }),
}
