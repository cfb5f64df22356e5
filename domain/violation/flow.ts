import { longText } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { violationMachine } from '#machines/flows/violation.machine.ts'
import { violationStates } from './words.ts'

export const violationFlow = defineFlow({
  machine: violationMachine,
  field: 'state',
  states: violationStates,
  acts: {
    notify: { label: '告知学生', confirm: '学生会收到告知并须签收。告知后不能再修改或删除，只能申请撤销。' },
    acknowledge: {
      label: '签收告知',
      by: 'studentId',
      asks: {
        statement: longText('陈述和说明', { max: 1000, help: '可以不填。签收表示已经知悉，不表示认可。' }),
      },
    },
    deem: { label: '视为送达', byCase: true },
    change: { label: '变更扣分', byCase: true },
    expire: { label: '影响期满', byCase: true },
    release: { label: '解除违纪', byCase: true },
    rescind: { label: '撤销违纪', byCase: true },
  },
  waiting: {
    recorded: { act: 'notify', title: '告知违纪学生' },
    notified: { act: 'acknowledge', title: '签收违纪告知' },
  },
  deadlines: {
    notified: { field: 'deemedAt', act: 'deem' },
    effective: { field: 'endsAt', act: 'expire' },
  },
})
