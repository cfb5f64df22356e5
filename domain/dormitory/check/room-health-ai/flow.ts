import { choices, integer, longText } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { healthProposalMachine } from '#machines/flows/health-proposal.machine.ts'
import { healthItemWords, healthProposalStates } from '../words.ts'

const points = { min: 0, max: 10 }

export const healthProposalFlow = defineFlow({
  machine: healthProposalMachine,
  field: 'state',
  states: healthProposalStates,
  acts: {
    confirm: {
      label: '计入检查',
      single: true,
      asks: {
        ground: integer('地面', { ...points, required: true }),
        beds: integer('床铺', { ...points, required: true }),
        desks: integer('桌面', { ...points, required: true }),
        tidiness: integer('物品摆放', { ...points, required: true }),
        bathroom: integer('卫生间', { ...points, help: '没有独立卫生间的房间不填' }),
        balcony: integer('阳台', { ...points, help: '没有阳台的房间不填' }),
        rejected: choices('不采纳的项目', healthItemWords, { help: '建议与实际不符的项目' }),
        remark: longText('检查说明', { max: 300 }),
      },
    },
    reject: {
      label: '不采用',
      asks: { rejectReason: longText('不采用原因', { required: true, max: 200 }) },
      danger: true,
    },
    lapse: { label: '标记失效', notBefore: 'lapsesAt' },
  },
  waiting: { proposed: { act: 'confirm', title: '确认 AI 卫生评分' } },
  deadlines: { proposed: { field: 'lapsesAt', act: 'lapse' } },
})
