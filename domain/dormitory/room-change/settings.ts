import { integer, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 调宿设置: how often a student may change beds, and what is said to those who are to move. */
export const roomChangeSettings = defineResource({
  name: 'dormitory.room-change-settings',
  label: '调宿设置',
  title: 'notice',
  fields: {
    mostPerYear: integer('一年内最多调宿次数', {
      required: true,
      min: 1,
      max: 20,
      help: '从申请之日往前一年，按已完成的计算。',
    }),
    moveWithin: integer('搬迁期限（天）', {
      required: true,
      min: 1,
      max: 60,
      help: '安排搬迁时没有填写日期的，从当天起算。',
    }),
    notice: text('搬迁须知', { required: true, max: 200, help: '安排搬迁后随通知发给学生' }),
  },
  columns: ['mostPerYear', 'moveWithin', 'notice'],
  filters: [],
  singleton: {
    initial: {
      ...{ mostPerYear: 2, moveWithin: 7 },
      notice: '请在期限内搬迁，打扫原床位，并将旧钥匙交还宿管员。',
    },
  },
  audited: true,
})
