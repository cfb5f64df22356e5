import { integer } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const weight = (label: string) => integer(label, { required: true, max: 100 })
const mark = (label: string) => integer(label, { required: true, min: 1, max: 100 })

/** 卫生检查设置: how much each item of the sheet weighs, which score is which grade, and by when a room is checked again. */
export const healthSettings = defineResource({
  name: 'dormitory.health-settings',
  label: '卫生检查设置',
  title: 'passFrom',
  fields: {
    ground: weight('地面权重'),
    beds: weight('床铺权重'),
    desks: weight('桌面权重'),
    tidiness: weight('物品摆放权重'),
    bathroom: weight('卫生间权重'),
    balcony: weight('阳台权重'),
    excellentFrom: mark('优（分数不低于）'),
    goodFrom: mark('良（分数不低于）'),
    passFrom: mark('合格（分数不低于）'),
    recheckDays: integer('复查期限（天）', { required: true, min: 1, max: 30 }),
  },
  form: {
    评分权重: ['ground', 'beds', 'desks', 'tidiness', 'bathroom', 'balcony'],
    等级与复查: ['excellentFrom', 'goodFrom', 'passFrom', 'recheckDays'],
  },
  columns: ['excellentFrom', 'goodFrom', 'passFrom', 'recheckDays'],
  filters: [],
  singleton: {
    initial: {
      ...{ ground: 20, beds: 20, desks: 15, tidiness: 15, bathroom: 20, balcony: 10 },
      ...{ excellentFrom: 90, goodFrom: 80, passFrom: 60, recheckDays: 3 },
    },
  },
  rules: [
    {
      fields: ['ground', 'beds', 'desks', 'tidiness', 'bathroom', 'balcony'],
      message: '六项权重之和应为 100',
      holds: ({ ground, beds, desks, tidiness, bathroom, balcony }) =>
        ground + beds + desks + tidiness + bathroom + balcony === 100,
    },
    {
      fields: ['excellentFrom', 'goodFrom', 'passFrom'],
      message: '优、良、合格的分数应依次降低',
      holds: ({ excellentFrom, goodFrom, passFrom }) => excellentFrom > goodFrom && goodFrom > passFrom,
    },
  ],
  audited: true,
})
