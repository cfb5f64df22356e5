import { files, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 《普通高等学校学生管理规定》 article 57: a term is 6 to 12 months as a rule. */
const months = (label: string) => integer(label, { required: true, min: 1, max: 24 })
const days = (label: string, help: string, max = 60) => integer(label, { required: true, min: 1, max, help })

/** 处分设置: the terms of hearing, delivery, appeal and removal, and the heading of the decision. */
export const punishmentSettings = defineResource({
  name: 'affairs.punishment-settings',
  label: '处分设置',
  title: 'paperTitle',
  fields: {
    defendDays: days('陈述申辩期限（天）', '告知后学生几天内可以陈述和申辩，逾期视为放弃。', 30),
    announceDays: days('公告送达期（天）', '公告几天后视为送达。'),
    appealDays: days('申诉期限（天）', '自收到处分决定书的次日起按自然日计算。申诉期间处分继续执行。'),
    warningMonths: months('警告（月）'),
    seriousMonths: months('严重警告（月）'),
    demeritMonths: months('记过（月）'),
    probationMonths: months('留校察看（月）'),
    meritRemoval: yesNo('允许提前解除', {
      required: true,
      help: '有重大立功表现的，处分期限过半后可以申请解除。',
    }),
    paperTitle: text('决定书标题', { required: true, max: 40 }),
    paperSeal: files('决定书印章', {
      most: 1,
      accept: ['.png'],
      help: '透明底的 PNG 图片，不超过 300 KB。留空则按学校名称绘制。',
    }),
  },
  form: {
    程序期限: ['defendDays', 'announceDays', 'appealDays'],
    处分期限: ['warningMonths', 'seriousMonths', 'demeritMonths', 'probationMonths', 'meritRemoval'],
    决定书: ['paperTitle', 'paperSeal'],
  },
  columns: ['defendDays', 'announceDays', 'appealDays'],
  filters: [],
  singleton: {
    initial: {
      ...{ defendDays: 5, announceDays: 30, appealDays: 10, meritRemoval: true },
      ...{ warningMonths: 6, seriousMonths: 6, demeritMonths: 9, probationMonths: 12 },
      paperTitle: '学生处分决定书',
    },
  },
  rules: [
    {
      fields: ['warningMonths', 'seriousMonths', 'demeritMonths', 'probationMonths'],
      message: '处分越重，期限不应越短',
      holds: ({ warningMonths, seriousMonths, demeritMonths, probationMonths }) =>
        warningMonths <= seriousMonths && seriousMonths <= demeritMonths && demeritMonths <= probationMonths,
    },
  ],
  audited: true,
})
