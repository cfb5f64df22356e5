import { attendMode, studentState } from '#domain/dictionaries/student.ts'
import { choices, integer, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { notInsuredReasons } from './insurance-words.ts'

/** 不在校设置: who counts as not at school for the insurance of the year, and what is then taken as a reason. */
export const insuranceSettings = defineResource({
  name: 'affairs.insurance-settings',
  label: '不在校设置',
  title: 'year',
  fields: {
    year: integer('收缴年度', {
      required: true,
      ...gradeYear,
      help: '只有这一年度的名单可以登记缴费和不参保',
    }),
    absentStates: choices('不在校的学生状态', studentState, { required: true }),
    absentModes: choices('不在校的就读方式', attendMode),
    insureAbsent: yesNo('不在校也可参保', { required: true }),
    absentReasons: choices('不在校可选原因', notInsuredReasons, { required: true }),
  },
  form: { 收缴: ['year'], 不在校: ['absentStates', 'absentModes', 'insureAbsent', 'absentReasons'] },
  columns: ['year', 'absentStates', 'insureAbsent'],
  filters: [],
  singleton: {
    initial: { year: 2027, absentStates: '02,04,12,13', insureAbsent: false, absentReasons: '1,3,5' },
  },
  audited: true,
})
