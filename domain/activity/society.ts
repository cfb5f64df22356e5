import { open } from '#domain/kernel/dictionary.ts'
import { choice, date, files, integer, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const kinds = open('activity.society-kind', '社团类别', {
  '1': '思想政治',
  '2': '学术科技',
  '3': '创新创业',
  '4': '文化体育',
  '5': '志愿公益',
  '6': '自律互助',
})

const checks = open('activity.society-check', '年审结论', { '1': '合格', '2': '限期整改', '3': '不合格' })

/** 学生社团: who advises it, how it is rated, and what the check of each year found. */
export const society = defineResource({
  name: 'activity.society',
  label: '学生社团',
  title: 'name',
  fields: {
    name: text('社团名称', { required: true, searchable: true, spelt: true }),
    kind: choice('社团类别', kinds, { required: true }),
    adviserId: reference('指导教师', 'base.teacher', { required: true }),
    foundedOn: date('成立日期', { required: true }),
    charter: files('社团章程', { most: 3 }),
    star: integer('社团星级', { min: 1, max: 5 }),
    checked: choice('年审结论', checks),
    checkedOn: date('年审日期'),
    recruiting: yesNo('正在招新', { required: true }),
    funds: money('活动经费（元）'),
  },
  unique: [['name']],
  columns: ['name', 'kind', 'adviserId', 'foundedOn', 'star', 'checked', 'checkedOn', 'recruiting', 'funds'],
  filters: ['name', 'kind', 'adviserId', 'star', 'checked', 'checkedOn', 'recruiting'],
  sums: ['funds'],
})
