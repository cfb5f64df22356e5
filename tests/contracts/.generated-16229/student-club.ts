import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, decimal, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

export const studentClubLeiXing = closed('base.student-club-lei-xing', '类型', {
  '1': '体育',
  '2': '学术\'科技',
  '3': '文艺',
})

/** 社团. */
export const studentClub = defineResource({
  name: 'base.student-club',
  label: '社团*/',
  title: 'sheTuanMingCheng',
  fields: {
    sheTuanMingCheng: text('社团名称', { required: true, searchable: true }),
    leiXing: choice('类型', studentClubLeiXing, { required: true }),
    field3: date('成立日期', { required: true }),
    field4: integer('人数', { required: true }),
    field5: decimal('经费', { required: true }),
    field6: yesNo('是否星级', { required: true }),
    field7: text('负责人电话', { required: true, max: 40 }),
    field8: longText('简介', { required: true }),
    field9: reference('所属部门', 'base.department', { required: true }),
  },
  columns: ['sheTuanMingCheng', 'leiXing', 'field3', 'field4', 'field5', 'field6', 'field7'],
  sort: 'sheTuanMingCheng',
  filters: ['sheTuanMingCheng', 'leiXing', 'field3', 'field4'],
})
