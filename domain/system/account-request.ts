import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, moment, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { accountRequestMachine } from '#machines/flows/account-request.machine.ts'

export const requestKinds = closed('system.request-kind', '申请人身份', {
  newstudent: '新生',
  student: '在校学生',
  teacher: '教职工',
  other: '其他人员',
})

const requestStates = closed(
  'system.request-state',
  '申请状态',
  {
    pending: '待审核',
    approved: '已通过',
    refused: '已驳回',
  },
  { pending: 'warning', approved: 'success', refused: 'danger' },
)

const requestFlow = defineFlow({
  machine: accountRequestMachine,
  field: 'state',
  states: requestStates,
  acts: {
    approve: {
      label: '通过',
      confirm: '将按申请开通账号。开通后，申请人用手机验证码登录，或通过“忘记密码”设置密码。',
    },
    refuse: {
      label: '驳回',
      asks: { reason: longText('驳回原因', { required: true, max: 200 }) },
      confirm: '驳回后不会开通账号，申请人可以重新申请。',
      danger: true,
    },
  },
  waiting: { pending: { act: 'approve', title: '审核账号申请' } },
})

/** 账号申请: somebody who asks for an account and whom the college's books do not vouch for. */
export const accountRequest = defineResource({
  name: 'system.account-request',
  label: '账号申请',
  title: 'name',
  fields: {
    name: text('姓名', { system: true, searchable: true, max: 60 }),
    kind: choice('申请人身份', requestKinds, { system: true }),
    number: text('学号或工号', { system: true, searchable: true, max: 32 }),
    /** Enough to compare with a document, not enough to use. */
    idLastSix: text('证件号码后六位', { system: true, masked: 'id-number', max: 6 }),
    /** A code sent there has come back. */
    phone: { ...mobile('手机号'), presence: 'system' as const },
    reason: longText('申请说明', { system: true }),
    state: choice('申请状态', requestStates, { system: true }),
    requestedAt: moment('申请时间', { system: true }),
    decidedAt: moment('审核时间', { system: true }),
    decidedBy: text('审核人', { system: true, max: 64 }),
    account: text('开通的账号', { system: true, max: 64 }),
  },
  indexes: [['phone']],
  columns: ['name', 'kind', 'number', 'phone', 'state', 'requestedAt', 'decidedBy', 'account'],
  sort: '-requestedAt',
  filters: ['name', 'kind', 'state'],
  writes: [],
  audited: true,
  flow: requestFlow,
})
