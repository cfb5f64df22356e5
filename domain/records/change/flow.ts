import { date, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { statusChangeMachine } from '#machines/flows/status-change.machine.ts'
import { changeStates } from './words.ts'

/** How a change runs, decided by the approval of this code. */
export const changeFlow = (model: string) =>
  defineFlow({
    machine: statusChangeMachine,
    field: 'state',
    states: changeStates,
    acts: {
      submit: { label: '提交申请' },
      withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
      approve: { label: '批准异动' },
      reject: { label: '不予批准' },
      return: { label: '退回修改' },
      arrange: {
        label: '登记文号与安排',
        asks: {
          docNo: text('批准文号', { required: true, max: 60 }),
          effectiveOn: date('生效日期', { required: true }),
          toClassId: reference('新班级', 'base.class', { help: '需要调整班级的异动必填' }),
        },
      },
      takeEffect: { label: '立即生效', confirm: '学生的学籍状态、班级将按此异动修改。' },
      cancel: {
        label: '取消异动',
        asks: { because: longText('取消原因', { required: true, max: 200 }) },
        danger: true,
      },
      revert: {
        label: '撤销异动',
        asks: { because: longText('撤销原因', { required: true, max: 200 }) },
        confirm: '学生的学籍状态、班级将恢复到异动之前。',
        danger: true,
      },
    },
    refusals: { isPlaced: '请先安排新班级' },
    waiting: { approved: { act: 'arrange', title: '办理学籍异动' } },
    deadlines: { approved: { field: 'effectiveAt', act: 'takeEffect' } },
    approval: {
      model,
      ...usualApproval,
      student: 'studentId',
      period: ['since', 'until'],
      receiving: 'toDepartmentId',
    },
  })
