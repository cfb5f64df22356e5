import { integer, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const months = (label: string) => integer(label, { required: true, min: 1, max: 24 })
const points = (label: string) => integer(label, { required: true, min: 1, max: 1000 })

/** 违纪设置: terms of appeals, receipt and good behaviour, and from how many points a punishment is to be considered. */
export const violationSettings = defineResource({
  name: 'violation.settings',
  label: '违纪设置',
  title: 'appealDays',
  fields: {
    deemDays: integer('视为送达（天）', {
      required: true,
      min: 1,
      max: 60,
      help: '告知后学生几天未签收，视为已经送达。',
    }),
    appealDays: integer('申诉期限（天）', {
      required: true,
      min: 1,
      max: 60,
      help: '学生自送达之日起几天内可以申诉。申诉期间处理继续执行。',
    }),
    verbalMonths: months('口头批评（月）'),
    circularMonths: months('通报批评（月）'),
    warningMonths: months('警告（月）'),
    seriousMonths: months('严重警告（月）'),
    demeritMonths: months('记过（月）'),
    probationMonths: months('留校察看（月）'),
    meritRelease: yesNo('允许提前解除', {
      required: true,
      help: '有重大立功表现的，影响期过半后可以申请解除。',
    }),
    warningPoints: points('建议警告（分）'),
    seriousPoints: points('建议严重警告（分）'),
    demeritPoints: points('建议记过（分）'),
    probationPoints: points('建议留校察看（分）'),
  },
  form: {
    送达与申诉: ['deemDays', 'appealDays'],
    影响期: [
      'verbalMonths',
      'circularMonths',
      'warningMonths',
      'seriousMonths',
      'demeritMonths',
      'probationMonths',
      'meritRelease',
    ],
    累计扣分: ['warningPoints', 'seriousPoints', 'demeritPoints', 'probationPoints'],
  },
  columns: ['deemDays', 'appealDays'],
  filters: [],
  singleton: {
    initial: {
      ...{ deemDays: 3, appealDays: 10, meritRelease: true },
      ...{ verbalMonths: 1, circularMonths: 3, warningMonths: 6, seriousMonths: 6 },
      ...{ demeritMonths: 9, probationMonths: 12 },
      ...{ warningPoints: 10, seriousPoints: 20, demeritPoints: 30, probationPoints: 40 },
    },
  },
  rules: [
    {
      fields: ['warningPoints', 'seriousPoints', 'demeritPoints', 'probationPoints'],
      message: '处分越重，累计扣分应越多',
      holds: ({ warningPoints, seriousPoints, demeritPoints, probationPoints }) =>
        warningPoints < seriousPoints && seriousPoints < demeritPoints && demeritPoints < probationPoints,
    },
  ],
  audited: true,
})
