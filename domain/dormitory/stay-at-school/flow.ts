import { reference } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { stayAtSchoolMachine } from '#machines/flows/stay-at-school.machine.ts'
import { stayStates } from './words.ts'

export const stayFlow = defineFlow({
  machine: stayAtSchoolMachine,
  field: 'state',
  states: stayStates,
  acts: {
    submit: { label: '提交申请' },
    withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
    approve: { label: '批准留校' },
    reject: { label: '不予批准' },
    return: { label: '退回修改' },
    arrange: {
      label: '安排床位',
      asks: {
        buildingId: reference('楼栋', 'base.building', { required: true }),
        bedId: reference('床位', 'dormitory.bed', { help: '留空则按顺序安排该楼的空闲床位' }),
      },
    },
    release: { label: '取消安排', confirm: '床位将空出，学生须重新安排。', danger: true },
    giveUp: { label: '取消留校', confirm: '取消后不能恢复，需要时请重新申请。', danger: true },
    finish: { label: '结束留校', confirm: '请先确认学生已经离校或开学返回原床位。' },
  },
  waiting: { approved: { act: 'arrange', title: '安排留校床位' } },
  deadlines: {
    approved: { field: 'leavesAt', act: 'finish' },
    arranged: { field: 'leavesAt', act: 'finish' },
  },
  approval: {
    model: 'stay-at-school',
    ...usualApproval,
    student: 'studentId',
    period: ['startsOn', 'endsOn'],
  },
})
