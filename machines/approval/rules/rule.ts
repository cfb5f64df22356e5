import { phrase } from '#domain/kernel/phrase.ts'
import type { ApproveStep } from '#domain/workflow/definition.ts'
import type { Person } from '#domain/workflow/source.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import { isActive, type Task, taskOf, tasksIn } from '#machines/approval/approval.case.ts'
import type { Fact } from '#machines/approval/approval.events.ts'
import type { Command, CommandOf } from '#machines/approval/commands.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { maySit, standIn } from '#machines/approval/seats.ts'

/** Why something may not be done, as a person reads it. */
export type Reason = string | undefined

/** What a verb is about: the case, one of its tasks, or one of its notices. */
export interface Target {
  readonly task?: string
  readonly step?: string
}

/** One verb: when it may be done at all, what has to come with it, and what it makes happen. */
export interface Rule<V extends Command['verb']> {
  readonly on: 'case' | 'task' | 'notice'
  readonly refusal: (scene: Scene, target: Target) => Reason
  readonly fault?: (scene: Scene, command: CommandOf<V>) => Reason
  readonly facts: (scene: Scene, command: CommandOf<V>) => readonly Fact[]
}

/** Who acts; a rule that has let the clock through does not ask. */
export const actorOf = ({ facts }: Scene): Person => ({
  id: facts.actor?.id ?? '',
  name: facts.actor?.name ?? '',
})

export const isStarter = ({ of, facts }: Scene) => facts.actor !== null && facts.actor.id === of.starter?.id

export const onlyClock = ({ facts }: Scene): Reason => (facts.actor ? '只能由系统到时处理' : undefined)

export const onlyStarter = (scene: Scene): Reason => (isStarter(scene) ? undefined : '只有发起人可以这样做')

export const onlyAdministrator = ({ facts }: Scene): Reason =>
  facts.actor?.administrator ? undefined : '只有流程管理员可以这样做'

/** The open task itself, if there is one. */
export function openTask({ of }: Scene, id: string | undefined): Task | undefined {
  const task = taskOf(of, id ?? '')
  return task?.state === 'open' && !task.past ? task : undefined
}

/** Why a task is not open: it says who was faster, and when. */
export function notOpen({ of }: Scene, id: string | undefined): Reason {
  const task = taskOf(of, id ?? '')
  if (!task) return '没有这项任务'
  if (task.by && task.at)
    return phrase('{{name}}已于 {{time}} 办理了这项任务', { name: task.by.name, time: task.at })
  if (task.past || !isActive(task)) return '这项任务已不需要办理'
  if (task.state === 'waiting') return '还没有轮到这项任务'
  if (task.state === 'blocked') return '受托人或加签人办理后才会回到这项任务'
  return task.state === 'returned' ? '修改后重新提交时才会回到这项任务' : undefined
}

/** An open task of the actor, of these kinds. */
export const onlyOwn =
  (...kinds: readonly Task['kind'][]) =>
  (scene: Scene, { task: id }: Target): Reason => {
    const task = openTask(scene, id)
    if (!task) return notOpen(scene, id)
    if (!scene.facts.actor || task.person.id !== scene.facts.actor.id) return '这不是您的任务'
    return kinds.includes(task.kind) ? undefined : '这项任务不能这样办理'
  }

export const signers = ['own', 'before', 'after', 'parallel'] as const

export const approveStepOf = ({ definition }: Scene, task: Task | undefined): ApproveStep | undefined => {
  const step = stepOf(definition, task?.step ?? '')
  return step?.kind === 'approve' ? step : undefined
}

/** Why somebody cannot be given a part in the step of a task. */
export function notReceiver(scene: Scene, id: string, person: Person): Reason {
  const task = taskOf(scene.of, id)
  const step = approveStepOf(scene, task)
  const mayReceive = step ? maySit(scene, step, person) : person.id !== scene.of.starter?.id
  if (!mayReceive) return '不能交给发起人本人办理'
  const record = scene.of.steps[task?.step ?? '']
  if (record?.kind === 'notice' && record.objectors.includes(person.id)) return '不能交给提出异议的人办理'
  const busy = tasksIn(scene.of, task?.step ?? '').some(
    (each) => isActive(each) && each.person.id === person.id,
  )
  return busy ? phrase('{{name}}已在这一步办理', { name: person.name }) : undefined
}

/** Who is given it where somebody may be: whom they entrusted, as far as that person can take it, else they themselves. */
export const receiverOf = (scene: Scene, id: string, person: Person) =>
  standIn(scene, person, (agent) => notReceiver(scene, id, agent) === undefined)

/** Whom a receiver stands in for, as the log says it. */
export const actingFor = (receiver: ReturnType<typeof receiverOf> | null) =>
  receiver?.actsFor ? { actsFor: receiver.actsFor } : {}

/** A reason that has to be given. */
export const needsComment =
  (message: string) =>
  (_: Scene, { comment = '' }: { readonly comment?: string }): Reason =>
    comment.trim() === '' ? message : undefined
