import { choices } from '#domain/kernel/fields.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'
import { infoGroups } from './groups.ts'

/** 信息核对: every student looks over their record, corrects what they may, and confirms it. */
export const infoRounds = defineRounds({
  name: 'records.info',
  label: '信息核对',
  path: '/records/my-info',
  finish: '确认信息无误',
  fields: { groups: choices('须核对的内容', infoGroups, { required: true }) },
  asks: { confirmed: choices('已核对的内容', infoGroups, { required: true }) },
})
