import { entryMode } from '#domain/dictionaries/student.ts'
import { choices, integer } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const days = (label: string, max: number, help?: string) =>
  integer(label, { required: true, min: 1, max, ...(help && { help }) })

/** 学籍异动规则: what the college bounds within order 41 of the ministry. */
export const changeRule = defineResource({
  name: 'records.change-rule',
  label: '学籍异动规则',
  title: 'suspensionDays',
  fields: {
    suspensionDays: days('一次休学最长（天）', 1100),
    suspensionTotalDays: days('累计休学最长（天）', 2200),
    keepDays: days('保留学籍或入学资格最长（天）', 4000, '应征入伍的，不计入学习年限'),
    extraYears: integer('最长学习年限可超出学制（年）', { required: true, min: 0, max: 6 }),
    majorChanges: integer('在校期间最多转专业次数', { required: true, min: 0, max: 5 }),
    barredEntryModes: choices('不得转学、转专业的入学方式', entryMode),
    barredFirstDays: integer('入学后不得转学的天数', {
      required: true,
      min: 0,
      max: 400,
      help: '第一学期不得转学',
    }),
    barredLastDays: integer('毕业前不得转学、转专业的天数', {
      required: true,
      min: 0,
      max: 800,
      help: '毕业前一年不得转学',
    }),
    revertDays: integer('生效后可撤销的天数', { required: true, min: 0, max: 365 }),
    remindDays: days('到期前提醒的天数', 180, '休学、保留学籍等到期前提醒学生和辅导员'),
  },
  columns: ['suspensionDays', 'suspensionTotalDays', 'extraYears', 'revertDays'],
  filters: [],
  form: {
    休学与学习年限: ['suspensionDays', 'suspensionTotalDays', 'keepDays', 'extraYears', 'remindDays'],
    转学与转专业: ['majorChanges', 'barredEntryModes', 'barredFirstDays', 'barredLastDays'],
    生效与撤销: ['revertDays'],
  },
  singleton: {
    initial: {
      ...{ suspensionDays: 366, suspensionTotalDays: 731, keepDays: 1830, extraYears: 2, majorChanges: 1 },
      ...{ barredEntryModes: '04', barredFirstDays: 150, barredLastDays: 365 },
      ...{ revertDays: 14, remindDays: 30 },
    },
  },
  rules: [
    {
      fields: ['suspensionDays', 'suspensionTotalDays'],
      message: '累计休学不能短于一次休学',
      holds: ({ suspensionDays, suspensionTotalDays }) => suspensionTotalDays >= suspensionDays,
    },
  ],
  audited: true,
})
