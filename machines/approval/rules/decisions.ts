import { taskOf } from '#machines/approval/approval.case.ts'
import type { CommandOf } from '#machines/approval/commands.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { picksBy } from '#machines/approval/picks.ts'
import { clearedBy, targetOf } from '#machines/approval/returns.ts'
import { actorOf, approveStepOf, needsComment, onlyOwn, type Reason, type Rule, signers } from './rule.ts'

const decides = onlyOwn(...signers, 'objection')

/** To approve of a case is to overrule the objection to it: that is said of one objection at a time, after it was read. */
const notAmongOthers = (
  { of }: Scene,
  { task, inBatch }: Pick<CommandOf<'approve' | 'reject'>, 'task' | 'inBatch'>,
): Reason =>
  inBatch && taskOf(of, task)?.kind === 'objection' ? '对公示的异议须逐条答复，不能批量办理' : undefined

export const approve: Rule<'approve'> = {
  on: 'task',
  refusal: decides,
  fault(scene, command) {
    const { task, signature, seal, writes = [] } = command
    const apart = notAmongOthers(scene, command)
    if (apart) return apart
    const step = approveStepOf(scene, taskOf(scene.of, task))
    if (step?.sign && !signature) return '请先手写签名'
    if (step?.seal && !seal) return '请先加盖电子章'
    return writes.every((field) => step?.fields[field] === 'write')
      ? undefined
      : '这一步不能修改表单中的这些内容'
  },
  facts: (scene, { task, comment = '', picks = {}, signature, seal }) => [
    {
      type: 'approved',
      task,
      by: actorOf(scene),
      comment,
      picks: picksBy(scene, 'picked-by-previous', picks),
      signature: signature ?? null,
      seal: seal ?? null,
    },
  ],
}

export const reject: Rule<'reject'> = {
  on: 'task',
  refusal: decides,
  fault: (scene, command) => notAmongOthers(scene, command) ?? needsComment('请填写驳回原因')(scene, command),
  facts: (scene, { task, comment = '' }) => [{ type: 'rejected', task, by: actorOf(scene), comment }],
}

export const giveBack: Rule<'return'> = {
  on: 'task',
  refusal: onlyOwn(...signers),
  fault(scene, command) {
    if (targetOf(scene, command) === undefined) return '不能退回到这一步'
    return needsComment('请填写退回原因')(scene, command)
  },
  facts: (scene, command) => [
    {
      type: 'returned',
      task: command.task,
      by: actorOf(scene),
      comment: command.comment ?? '',
      to: targetOf(scene, command) ?? null,
      clears: clearedBy(scene, command),
    },
  ],
}

export const handBack: Rule<'hand-back'> = {
  on: 'task',
  refusal: onlyOwn('delegated'),
  facts: (scene, { task, comment = '' }) => [{ type: 'handed-back', task, by: actorOf(scene), comment }],
}
