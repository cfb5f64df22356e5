import type { Condition } from '#domain/kernel/condition.ts'
import { closed, type Dictionary } from '#domain/kernel/dictionary.ts'
import { type Act, type Approval, defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { among } from '#domain/kernel/stats.ts'
import { requestMachine } from '#machines/flows/request.machine.ts'

/** States of the chart `machines/flows/request.machine.ts`. */
const words = {
  ...{ draft: '草稿', reviewing: '审批中', sentBack: '退回修改' },
  ...{ withdrawn: '已撤回', approved: '已批准', refused: '未批准' },
}
type RequestState = keyof typeof words

/** What a figure of requests counts: a draft is none yet, and one that was withdrawn none any more. */
export const handedIn: Condition = { not: among('state', 'draft', 'withdrawn') }

const acts = {
  submit: '提交申请',
  withdraw: '撤回申请',
  approve: '批准',
  reject: '不批准',
  return: '退回修改',
}
type RequestAct = keyof typeof acts

/** The states of a request, with the words that differ for it: `{ approved: '已通过' }`. */
export const requestStates = (
  name: string,
  label: string,
  own: Partial<Record<RequestState, string>> = {},
): Dictionary<RequestState> =>
  closed<Record<RequestState, string>>(
    name,
    label,
    { ...words, ...own },
    { reviewing: 'accent', sentBack: 'warning', approved: 'success', refused: 'danger' },
  )

/** What asks before a request is withdrawn, where people may take the press for its end. */
export const askedBack = { label: acts.withdraw, confirm: '撤回后可以修改并重新提交。' }

/**
 * A request that an approval of this code decides: handed in, withdrawn, sent back, approved or refused. `student` is
 * whom it is about, `period` what it asks for, `acts` the acts that are said otherwise: `{ approve: '批准出国' }`.
 */
export const requestFlow = (
  model: string,
  states: Dictionary<RequestState>,
  {
    acts: own = {},
    ...asked
  }: Partial<Approval> & { readonly acts?: Partial<Record<RequestAct, string | Act>> } = {},
) => {
  const act = (name: RequestAct): Act => {
    const said = own[name] ?? acts[name]
    return typeof said === 'string' ? { label: said } : said
  }
  return defineFlow({
    machine: requestMachine,
    field: 'state',
    states,
    acts: {
      submit: act('submit'),
      withdraw: act('withdraw'),
      approve: act('approve'),
      reject: act('reject'),
      return: act('return'),
    },
    approval: { model, ...usualApproval, ...asked },
  })
}
