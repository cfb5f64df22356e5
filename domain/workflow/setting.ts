import { integer, text, time } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 任务设置: the hours of a working day, by which every deadline of an approval is counted, and how often one may urge. */
export const approvalSetting = defineResource({
  name: 'workflow.setting',
  label: '任务设置',
  title: 'morningFrom',
  fields: {
    morningFrom: time('上午上班', { required: true }),
    morningTo: time('上午下班', { required: true }),
    afternoonFrom: time('下午上班', { required: true }),
    afternoonTo: time('下午下班', { required: true }),
    urgeHours: integer('两次催办至少间隔（小时）', {
      required: true,
      max: 720,
      help: '新设计的流程按此设置；已发布的流程沿用发布时的设置。',
    }),
    seal: text('电子章文字', {
      max: 24,
      help: '步骤要求加盖电子章时，章上所刻的单位名称。留空时不能盖章。',
    }),
  },
  columns: ['morningFrom', 'morningTo', 'afternoonFrom', 'afternoonTo', 'urgeHours'],
  filters: [],
  form: {
    办公时间: ['morningFrom', 'morningTo', 'afternoonFrom', 'afternoonTo'],
    催办: ['urgeHours'],
    电子章: ['seal'],
  },
  rules: [
    {
      fields: ['morningFrom', 'morningTo', 'afternoonFrom', 'afternoonTo'],
      message: '上下班时间应从早到晚排列',
      holds: ({ morningFrom, morningTo, afternoonFrom, afternoonTo }) =>
        morningFrom < morningTo && morningTo <= afternoonFrom && afternoonFrom < afternoonTo,
    },
  ],
  singleton: {
    initial: {
      morningFrom: '08:00',
      morningTo: '12:00',
      afternoonFrom: '14:00',
      afternoonTo: '17:30',
      urgeHours: 4,
    },
  },
  audited: true,
})
