import type { Action } from '#domain/kernel/action.ts'
import { choice, longText, reference, references } from '#domain/kernel/fields.ts'
import { signPlaces, type Verb } from './words.ts'

const said = (label: string, required = false) =>
  required ? longText(label, { required: true, max: 500 }) : longText(label, { max: 500 })
/** What pickers offer of it is asked of `workflow/colleague/getSelect`: no screen has it as a list. */
const colleague = 'workflow.colleague'
const person = (label: string) => reference(label, colleague, { required: true })
const people = (label: string) => references(label, colleague, { required: true, most: 20 })

/** What the acts with a case ask beside the decision itself, as an action asks it: one form for all of them. */
export const caseAsks = {
  transfer: { label: '转办', asks: { to: person('转办给'), comment: said('说明') } },
  delegate: {
    label: '委派',
    confirm: '对方办理后，任务会回到您这里，由您作出决定。',
    asks: { to: person('委派给'), comment: said('说明') },
  },
  'add-sign': {
    label: '加签',
    asks: {
      where: choice('加签位置', signPlaces, { required: true, initial: 'after' }),
      people: people('加签人'),
      comment: said('说明'),
    },
  },
  cc: { label: '抄送', asks: { people: people('抄送给') } },
  'hand-back': { label: '交回', asks: { comment: said('办理意见') } },
  object: { label: '提出异议', asks: { text: said('异议内容', true) } },
  withdraw: { label: '撤回', asks: { comment: said('撤回原因') } },
  suspend: { label: '挂起', asks: { comment: said('原因', true) } },
  terminate: { label: '终止', danger: true, asks: { comment: said('原因', true) } },
  void: { label: '作废', danger: true, asks: { comment: said('原因', true) } },
} as const satisfies Partial<Record<Verb, Action>>

/** What people write most with a decision, where their process has no phrases of its own. */
export const usualPhrases: readonly string[] = [
  '同意。',
  '情况属实，同意。',
  '材料不全，请补充后再提交。',
  '理由不充分，不同意。',
]
