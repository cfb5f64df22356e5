import {
  choice,
  choices,
  date,
  files,
  integer,
  longText,
  moment,
  reference,
  text,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { healthItemWords, healthProposalStates } from '../words.ts'
import { healthProposalFlow } from './flow.ts'

const system = { system: true } as const
const points = { ...system, min: 0, max: 10 } as const
/** Null where the pictures do not show it. */
const suggested = (label: string) => integer(label, points)
/** Null where the room has no such thing, so that nothing was asked of it. */
const reason = (label: string) => text(label, { ...system, max: 200 })

/**
 * AI 卫生评分: what a language model proposes for the sheet of a room after looking at its pictures, and what a person
 * made of it. Only a confirmation writes a sheet, as long as a sheet of that day may be entered.
 */
export const roomHealthAi = defineResource({
  name: 'dormitory.room-health-ai',
  label: 'AI 卫生评分',
  title: 'name',
  fields: {
    /** The room and the day, by which a sheet names the proposal behind it. */
    name: text('建议名称', { ...system, searchable: true, max: 80 }),
    roomId: reference('房间', 'dormitory.room', system),
    day: date('检查日期', system),
    state: choice('建议状态', healthProposalStates, system),
    photos: files('检查照片', { ...pictures, ...system }),
    groundSuggested: suggested('地面建议分'),
    groundReason: reason('地面理由'),
    ground: integer('地面', points),
    bedsSuggested: suggested('床铺建议分'),
    bedsReason: reason('床铺理由'),
    beds: integer('床铺', points),
    desksSuggested: suggested('桌面建议分'),
    desksReason: reason('桌面理由'),
    desks: integer('桌面', points),
    tidinessSuggested: suggested('物品摆放建议分'),
    tidinessReason: reason('物品摆放理由'),
    tidiness: integer('物品摆放', points),
    bathroomSuggested: suggested('卫生间建议分'),
    bathroomReason: reason('卫生间理由'),
    bathroom: integer('卫生间', points),
    balconySuggested: suggested('阳台建议分'),
    balconyReason: reason('阳台理由'),
    balcony: integer('阳台', points),
    finding: longText('AI 的发现', { ...system, max: 300 }),
    /** By the weights of the day; null where the pictures did not show all of it. */
    suggestedScore: integer('建议得分', { ...system, max: 100 }),
    score: integer('确认得分', { ...system, max: 100 }),
    changed: choices('修改的项目', healthItemWords, system),
    rejected: choices('不采纳的项目', healthItemWords, system),
    remark: longText('检查说明', { ...system, max: 300 }),
    rejectReason: longText('不采用原因', { ...system, max: 200 }),
    model: text('看图模型', { ...system, max: 100 }),
    askedBy: text('拍照人', { ...system, max: 60 }),
    decidedBy: text('确认人', { ...system, max: 60 }),
    decidedAt: moment('确认时间', system),
    /** The end of the last day on which the sheet may be entered. */
    lapsesAt: moment('失效时间', { ...system, technical: true }),
    buildingId: reference('楼栋', 'base.building', system),
    floor: integer('楼层', { ...system, max: 60 }),
  },
  indexes: [
    ['roomId', 'day'],
    ['state', 'day'],
  ],
  columns: [
    'day',
    'roomId',
    'state',
    'suggestedScore',
    'score',
    'changed',
    'rejected',
    'buildingId',
    'decidedBy',
  ],
  sort: '-day',
  filters: ['name', 'day', 'roomId', 'state', 'buildingId', 'floor'],
  linked: { roomId: { copies: { buildingId: 'buildingId', floor: 'floor' } } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  writes: [],
  permissions: { propose: '请 AI 评分' },
  audited: true,
  flow: healthProposalFlow,
})
