import type { z } from 'zod'
import type { Action } from '#domain/kernel/action.ts'
import { defineCall } from '#domain/kernel/call.ts'
import { date, files, reference } from '#domain/kernel/fields.ts'
import { pictures } from '#domain/kits/common.ts'
import { mostHealthPhotos } from '../words.ts'
import type { proposalAsked } from './asked.ts'

/** Whether the model may be asked, and how often this person may ask it today. */
export interface HealthAiOffer {
  readonly on: boolean
  readonly left: number
}

export const healthAiCalls = {
  offer: defineCall<undefined, HealthAiOffer>({
    method: 'GET',
    path: 'dormitory/roomHealthAi/offer',
    access: 'dormitory.room-health-ai:propose',
    title: 'AI 卫生评分是否可用',
  }),
  /** The pictures and the items of the sheet go to the model of the college, and nothing else. */
  propose: defineCall<z.input<typeof proposalAsked>, { readonly id: string }>({
    method: 'POST',
    path: 'dormitory/roomHealthAi/propose',
    access: 'dormitory.room-health-ai:propose',
    title: '请 AI 看检查照片并提出评分建议',
  }),
}

/** What a person fills in before the model looks; answered by `propose`. It begins with the day of today. */
export const proposing = {
  label: '请 AI 评分',
  asks: {
    roomId: reference('房间', 'dormitory.room', { required: true }),
    day: date('检查日期', { required: true }),
    photos: files('检查照片', {
      ...pictures,
      most: mostHealthPhotos,
      required: true,
      help: '照片会发送给学校设置的 AI 服务；请勿拍到人和写有姓名、证件号的物品',
    }),
  },
  confirm: 'AI 只提出建议，由您逐项确认后才计入卫生检查。',
  revises: true,
} as const satisfies Action
