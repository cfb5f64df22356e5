import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { askedBack } from '#domain/kits/request.ts'
import { awardMachine } from '#machines/flows/award.machine.ts'
import { applicationStates } from './words.ts'

export const awardFlow = defineFlow({
  machine: awardMachine,
  field: 'state',
  states: applicationStates,
  acts: {
    submit: { label: '提交申请' },
    withdraw: askedBack,
    classPass: { label: '班级评议通过' },
    collegePass: { label: '学院评审通过' },
    collegeShow: { label: '学院公示期满' },
    schoolPass: { label: '学校审核通过' },
    approve: { label: '授予奖项' },
    reject: { label: '不予通过' },
    return: { label: '退回修改' },
    revoke: { label: '撤销获奖', byCase: true },
  },
  approval: {
    model: 'award',
    ...usualApproval,
    passed: {
      ...{ class: 'classPass', college: 'collegePass' },
      ...{ 'college-notice': 'collegeShow', school: 'schoolPass' },
    },
    student: 'studentId',
  },
})
