import { closed } from '#domain/kernel/dictionary.ts'
import { choice, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { during, period, periodRule } from '#domain/kits/period.ts'

const duties = closed('dormitory.staff-duty', '岗位', {
  keeper: '宿管员',
  night: '夜间值班',
  head: '楼栋长',
  tutor: '驻楼辅导员',
  dispatch: '维修派单',
})

/** 宿管人员: who looks after a building beside its keeper, and since when. They see what its keeper sees. */
export const staff = defineResource({
  name: 'dormitory.staff',
  label: '宿管人员',
  title: 'teacherId',
  fields: {
    teacherId: reference('教职工', 'base.teacher', { required: true }),
    buildingId: reference('楼栋', 'base.building', { required: true }),
    duty: choice('岗位', duties, { required: true, initial: 'keeper' }),
    phone: mobile('值班电话'),
    ...period,
  },
  unique: [['teacherId', 'buildingId', 'since']],
  columns: ['teacherId', 'buildingId', 'duty', 'phone', 'since', 'until'],
  sort: '-since',
  filters: ['teacherId', 'buildingId', 'duty', 'since', 'until'],
  grants: { buildings: { to: 'teacherId', over: 'buildingId', ...during } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  rules: [periodRule],
})
