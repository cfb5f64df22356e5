import { choice, integer, longText, moment, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import { proposalMachine } from '#machines/flows/proposal.machine.ts'
import type { ProposalSpec } from './spec.ts'
import { applyWays, proposalStates } from './words.ts'

const proposalFlow = defineFlow({
  machine: proposalMachine,
  field: 'state',
  states: proposalStates,
  acts: {
    compute: { label: '计算方案', confirm: '已锁定的明细保持不变，其余重新计算。' },
    revise: { label: '退回草稿' },
    apply: {
      label: '执行方案',
      asks: { way: choice('执行方式', applyWays, { required: true, initial: 'all' }) },
    },
    takeBack: {
      label: '撤销执行',
      confirm: '把仍按方案安排的全部撤销，之后已另行变动的保持不变。',
      danger: true,
    },
    drop: { label: '作废方案', confirm: '作废后不能再执行。', danger: true },
  },
})

/** The proposals of one kind: by what they are computed, and how far they are. */
export const proposalOf = ({ name, label, fields, path }: ProposalSpec): AnyResource =>
  defineResource({
    name,
    label,
    title: 'name',
    fields: {
      name: text('方案名称', { required: true, searchable: true, max: 60 }),
      ...fields,
      note: longText('备注', { max: 200 }),
      way: choice('执行方式', applyWays, { system: true }),
      state: choice('方案状态', proposalStates, { system: true }),
      placed: integer('已安排人数', { system: true }),
      lacking: integer('未安排人数', { system: true }),
      appliedAt: moment('落实时间', { system: true }),
    },
    columns: ['name', 'state', 'placed', 'lacking', 'appliedAt'],
    sort: '-appliedAt',
    filters: ['name', 'state', 'appliedAt'],
    form: { 方案: ['name', ...Object.keys(fields), 'note'] as never },
    stands: {
      while: (row) => (row as { state?: string }).state !== 'draft',
      message: '方案已计算，请先退回草稿再修改条件',
    },
    actions: { rows: { label: '查看明细', open: { path, by: 'params.proposalId' } } },
    audited: true,
    flow: proposalFlow,
  }) as AnyResource
