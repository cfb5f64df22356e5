import { reference } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { requestMachine } from '#machines/flows/request.machine.ts'
import { requestStates } from './words.ts'

/** A request about a violation, decided by the approval of this code; the student makes it where it names `student`. */
export const requestFlow = (
  model: string,
  approve: string,
  reject: string,
  more: { readonly student?: string } = {},
) =>
  defineFlow({
    machine: requestMachine,
    field: 'state',
    states: requestStates,
    acts: {
      submit: { label: '提交申请' },
      withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
      approve: { label: approve },
      reject: { label: reject },
      return: { label: '退回修改' },
    },
    approval: {
      model,
      ...usualApproval,
      ...more,
    },
  })

/** Of the violation. */
export const ofRecord = {
  studentId: reference('学生', 'base.student', { system: true }),
  classId: reference('班级', 'base.class', { system: true }),
  departmentId: reference('院系', 'base.department', { system: true }),
}

export const copiedOfRecord = {
  recordId: { copies: { studentId: 'studentId', classId: 'classId', departmentId: 'departmentId' } },
} as const
