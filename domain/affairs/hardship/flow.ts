import { choice, longText } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { askedBack } from '#domain/kits/request.ts'
import { hardshipMachine } from '#machines/flows/hardship.machine.ts'
import { hardshipLevels, hardshipStates } from './words.ts'

export const hardshipFlow = defineFlow({
  machine: hardshipMachine,
  field: 'state',
  states: hardshipStates,
  acts: {
    submit: { label: '提交申请' },
    withdraw: askedBack,
    classPass: { label: '班级评议通过' },
    collegePass: { label: '学院审核通过' },
    aidPass: { label: '资助中心审核通过' },
    approve: { label: '认定' },
    reject: { label: '不予认定' },
    return: { label: '退回修改' },
    adjust: {
      label: '调整等级',
      asks: {
        newLevel: choice('新等级', hardshipLevels, { required: true }),
        changeReason: longText('调整或终止原因', { required: true, max: 500 }),
      },
      confirm: '学生会收到通知，原等级保留在变更记录中。',
    },
    end: {
      label: '终止认定',
      asks: { changeReason: longText('调整或终止原因', { required: true, max: 500 }) },
      confirm: '学生本学年不再享受困难生资助，名额退回班级。',
      danger: true,
    },
    expire: { label: '认定到期', byCase: true },
  },
  deadlines: { recognised: { field: 'endsAt', act: 'expire' } },
  approval: {
    model: 'hardship',
    ...usualApproval,
    passed: { class: 'classPass', college: 'collegePass', aid: 'aidPass' },
    student: 'studentId',
  },
})
