import type { z } from 'zod'
import { defineCall, definePublicCall } from '#domain/kernel/call.ts'
import type { questionAsked, wordsSearched } from './asked.ts'

/** What the college says to anyone who searches for a word. */
export interface Advice {
  readonly id: string
  readonly keyword: string
  readonly answer: string
  readonly link: string | null
}

/** What came of asking the model for one word. */
export interface ModelTried {
  readonly ok: boolean
  readonly text: string
  readonly milliseconds: number
}

export const aiCalls = {
  /** Whether there is a model to be asked; neither where it is nor by what key. */
  config: definePublicCall<undefined, { readonly enabled: string; readonly model: string | null }>({
    method: 'GET',
    path: 'base/baseParams/openApi/getAiConfig',
    title: '智能问答是否可用',
  }),
  /** The words, and nothing else, go to the model of the college. */
  ask: defineCall<z.input<typeof questionAsked>, { readonly text: string }>({
    method: 'POST',
    path: 'base/ai/ask',
    access: 'signed-in',
    title: '智能问答',
  }),
  test: defineCall<undefined, ModelTried>({
    method: 'POST',
    path: 'security/aiConfig/test',
    access: 'security.ai-config:update',
    title: '测试智能问答的接口',
  }),
  /** Three at most. */
  advice: defineCall<z.input<typeof wordsSearched>, readonly Advice[]>({
    method: 'GET',
    path: 'base/aiKeywordAdvice/find',
    access: 'signed-in',
    title: '搜索词的建议',
    reply: 'list',
  }),
}
