import { childrenOf, type Task, taskOf } from '#machines/approval/approval.case.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { knownAfter } from '#machines/approval/returns.ts'
import { actorOf, onlyStarter, type Reason, type Rule } from './rule.ts'

/** The starter, before anybody has acted on what was submitted. */
export const withdraw: Rule<'withdraw'> = {
  on: 'case',
  refusal(scene) {
    const { of, state } = scene
    const acted = of.tasks.some(({ closedAs }) => closedAs > of.submittedAs)
    return onlyStarter(scene) ?? (state === 'reviewing' && acted ? '已有人办理，不能撤回' : undefined)
  },
  facts: (scene, { comment = '' }) => [{ type: 'withdrawn', by: actorOf(scene), comment }],
}

/** What was opened after a task was closed, in its step and in those after it. */
function openedSince(scene: Scene, task: Task): readonly Task[] {
  const steps = [task.step, ...knownAfter(scene, task.step)]
  return scene.of.tasks.filter(
    ({ step, openedAs, past }) => !past && openedAs > task.closedAs && steps.includes(step),
  )
}

/** An approver, before the next one has looked at it. */
export const reclaim: Rule<'reclaim'> = {
  on: 'task',
  refusal(scene, { task: id }): Reason {
    const { of, facts } = scene
    const task = taskOf(of, id ?? '')
    if (!task) return '没有这项任务'
    const own = task.state === 'approved' && task.by !== null && task.by.id === facts.actor?.id
    if (!own || task.past || (task.kind !== 'own' && task.kind !== 'parallel'))
      return '只能取回自己刚刚通过的任务'
    if (knownAfter(scene, task.step).some((step) => of.steps[step]?.kind === 'notice'))
      return '已经公示，不能取回'
    const since = openedSince(scene, task)
    const touched = since.some(
      (each) => each.state !== 'open' || each.read !== null || childrenOf(of, each).length > 0,
    )
    return touched ? '下一位办理人已经查看，不能取回' : undefined
  },
  facts(scene, { task: id, comment = '' }) {
    const task = taskOf(scene.of, id)
    if (!task) return []
    const waits = openedSince(scene, task).filter(({ step }) => step === task.step)
    return [
      {
        type: 'reclaimed',
        task: id,
        by: actorOf(scene),
        comment,
        clears: knownAfter(scene, task.step),
        waits: waits.map(({ id }) => id),
      },
    ]
  },
}
