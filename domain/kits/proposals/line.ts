import { choice, choices, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import type { ProposalSpec } from './spec.ts'
import { proposalLineStates } from './words.ts'

interface Line {
  readonly state: string | null
  readonly locked: boolean | null
}

const amendable = ({ state }: Line) => state === 'proposed' || state === 'lacking' || state === 'leftOut'

/** The rows of a proposal: who gets what and why, or why not; each can be locked, given something else or left out. */
export function lineOf(spec: ProposalSpec): AnyResource {
  const { name, label, subject, target, shared, line, because, lacking } = spec
  const { label: what = '', target: of = '' } = line[target] ?? {}
  const names = Object.keys(line)
  return defineResource({
    name: `${name}-line` as `${string}.${string}`,
    label: `${label}明细`,
    title: subject,
    manyRows: true,
    fields: {
      proposalId: reference(label, name, { system: true }),
      ...line,
      state: choice('明细状态', proposalLineStates, { system: true }),
      because: choices('安排依据', because, { system: true }),
      lacking: choice('未安排原因', lacking, { system: true }),
      refused: text('未执行原因', { system: true, max: 300 }),
      locked: yesNo('锁定', { system: true }),
    },
    unique: [['proposalId', subject], ...(shared ? [] : [['proposalId', target]])] as never,
    indexes: [['proposalId', 'state']] as never,
    columns: [subject, ...spec.columns, target, 'state', 'because', 'lacking', 'refused', 'locked'] as never,
    sort: ['proposalId', subject] as never,
    filters: ['proposalId', ...names, 'state', 'because', 'lacking', 'locked'] as never,
    linked: spec.linked as never,
    scope: spec.scope as never,
    writes: [],
    actions: {
      lock: {
        label: '锁定明细',
        when: (row: Line) => row.state === 'proposed' && !row.locked,
        set: { locked: true },
      },
      unlock: {
        label: '解除锁定',
        when: (row: Line) => amendable(row) && Boolean(row.locked),
        set: { locked: false },
      },
      move: {
        label: '手工指定',
        when: amendable,
        asks: { [target]: reference(what, of, { required: true }) },
      },
      leaveOut: { label: '不安排', when: (row: Line) => amendable(row) && row.state !== 'leftOut' },
    },
  } as never) as AnyResource
}
