import { date, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { inOrder } from '#domain/kits/period.ts'

/** 留校设置: the holiday for which students may ask to stay now, and when they may ask. */
export const staySettings = defineResource({
  name: 'dormitory.stay-settings',
  label: '留校设置',
  title: 'holiday',
  fields: {
    holiday: text('假期名称', { required: true, max: 40, help: '如：2026-2027 学年寒假' }),
    startsOn: date('假期开始', { required: true }),
    endsOn: date('假期结束', { required: true }),
    opensOn: date('申请开始', { required: true }),
    closesOn: date('申请截止', { required: true }),
    ownBed: yesNo('可住原床位', {
      required: true,
      help: '关闭时集中住宿，须另行安排床位。',
    }),
  },
  form: {
    假期: ['holiday', 'startsOn', 'endsOn'],
    申请: ['opensOn', 'closesOn'],
    住宿: ['ownBed'],
  },
  columns: ['holiday', 'startsOn', 'endsOn', 'opensOn', 'closesOn'],
  filters: [],
  singleton: {
    initial: {
      ...{ holiday: '2026-2027 学年寒假', startsOn: '2027-01-18', endsOn: '2027-02-27' },
      ...{ opensOn: '2026-11-16', closesOn: '2027-01-08', ownBed: true },
    },
  },
  rules: [
    inOrder('startsOn', 'endsOn', '假期结束不能早于开始'),
    {
      fields: ['opensOn', 'closesOn', 'endsOn'],
      message: '申请截止不能早于申请开始，也不能晚于假期结束',
      holds: ({ opensOn, closesOn, endsOn }) => opensOn <= closesOn && closesOn <= endsOn,
    },
  ],
  audited: true,
})
