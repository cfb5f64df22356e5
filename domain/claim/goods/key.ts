import { closed } from '#domain/kernel/dictionary.ts'
import { choice, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const keyStates = closed(
  'claim.key-state',
  '钥匙状态',
  {
    stored: '在库',
    issued: '已领取',
    lost: '已挂失',
  },
  { issued: 'success', lost: 'danger' },
)

/** 宿舍钥匙编码: the key of each bed. Who holds it is said by the desk that handed it out. */
export const dormKey = defineResource({
  name: 'claim.dorm-key',
  label: '宿舍钥匙',
  title: 'keyNo',
  fields: {
    bedId: reference('床位', 'dormitory.bed', { required: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    keyNo: text('钥匙号', { required: true, searchable: true, max: 20 }),
    state: choice('钥匙状态', keyStates, { system: true }),
    note: text('备注', { max: 200 }),
  },
  unique: [['bedId'], ['keyNo']],
  columns: ['keyNo', 'buildingId', 'bedId', 'state', 'note'],
  sort: 'keyNo',
  filters: ['keyNo', 'buildingId', 'bedId', 'state'],
  linked: { bedId: { copies: { buildingId: 'buildingId' } } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
})
