import { phrase } from '#domain/kernel/phrase.ts'
import type { CaseState } from '#domain/workflow/words.ts'
import { caseStates } from '#domain/workflow/words.ts'
import type { Task } from '#machines/approval/approval.case.ts'
import type { Command } from '#machines/approval/commands.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { activate, move, suspend, terminate, voidCase } from './administration.ts'
import { approve, giveBack, handBack, reject } from './decisions.ts'
import { closeNotice, object } from './notice.ts'
import type { Reason, Rule } from './rule.ts'
import { addSign, delegate, removeSign, transfer } from './signers.ts'
import { reclaim, withdraw } from './taking-back.ts'
import { timeOut } from './time-out.ts'
import { cc, read, resubmit, start, urge } from './whole-case.ts'

type CommandVerb = Command['verb']

/** Adding a verb breaks this table until it has a rule. */
export const rules: { readonly [V in CommandVerb]: Rule<V> } = {
  start,
  read,
  approve,
  reject,
  return: giveBack,
  resubmit,
  withdraw,
  reclaim,
  transfer,
  delegate,
  'hand-back': handBack,
  'add-sign': addSign,
  'remove-sign': removeSign,
  cc,
  urge,
  object,
  suspend,
  activate,
  terminate,
  void: voidCase,
  move,
  'time-out': timeOut,
  'close-notice': closeNotice,
}

const stopping = ['terminate', 'void'] as const

/** What a case listens to in a state; in one that is not named it has ended. */
const heard: Readonly<Partial<Record<CaseState, readonly CommandVerb[]>>> = {
  new: ['start'],
  reviewing: (Object.keys(rules) as CommandVerb[]).filter(
    (verb) => verb !== 'start' && verb !== 'resubmit' && verb !== 'activate',
  ),
  returned: ['resubmit', 'withdraw', 'suspend', 'move', ...stopping],
  suspended: ['activate', 'move', ...stopping],
}

const unheard: Readonly<Partial<Record<CaseState, string>>> = {
  new: '流程还没有提交',
  reviewing: '流程正在审批，不需要这样做',
  returned: '流程已退回发起人，重新提交后才能继续',
  suspended: '流程已挂起，激活后才能继续',
}

/** Why a case does not listen to a verb as it stands; of one that has ended, by whom and when. */
export function notHeard({ state, of }: Pick<Scene, 'state' | 'of'>, verb: CommandVerb): Reason {
  if (heard[state]?.includes(verb)) return undefined
  const last = of.tasks.reduce<Task | undefined>(
    (latest, task) => (task.by && task.closedAs > (latest?.closedAs ?? 0) ? task : latest),
    undefined,
  )
  const ended = caseStates.labels[state]
  if (unheard[state]) return unheard[state]
  return last?.by
    ? phrase('{{name}}已于 {{time}} 办理，流程{{state}}', { name: last.by.name, time: last.at, state: ended })
    : phrase('流程{{state}}，不能再操作', { state: ended })
}
