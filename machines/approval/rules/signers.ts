import { phrase } from '#domain/kernel/phrase.ts'
import type { Person } from '#domain/workflow/source.ts'
import { isActive, taskOf } from '#machines/approval/approval.case.ts'
import type { CommandOf } from '#machines/approval/commands.ts'
import { newTasks } from '#machines/approval/enter.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { standIn, unique } from '#machines/approval/seats.ts'
import {
  actingFor,
  actorOf,
  notOpen,
  notReceiver,
  onlyAdministrator,
  onlyOwn,
  openTask,
  type Reason,
  type Rule,
  receiverOf,
  signers,
} from './rule.ts'

const most = 10

const receives = (scene: Scene, { task, to }: CommandOf<'transfer' | 'delegate'>) =>
  notReceiver(scene, task, to)

/** For good; an administrator may do it for somebody who is away. */
export const transfer: Rule<'transfer'> = {
  on: 'task',
  refusal(scene, target) {
    if (onlyAdministrator(scene) === undefined)
      return openTask(scene, target.task) ? undefined : notOpen(scene, target.task)
    return onlyOwn(...signers, 'delegated', 'objection')(scene, target)
  },
  fault: receives,
  facts(scene, { task, to: named, comment = '' }) {
    const receiver = entrustedBy(scene, task, named) ?? receiverOf(scene, task, named)
    const to = receiver.person
    return [{ type: 'transferred', task, by: actorOf(scene), to, ...actingFor(receiver), comment }]
  },
}

/** Who was entrusted by the one that the task is of stands in for them. */
function entrustedBy(scene: Scene, id: string, to: Person) {
  const task = taskOf(scene.of, id)
  const own = task && standIn(scene, task.person, (agent) => agent.id === to.id)
  return own?.actsFor ? own : undefined
}

/** For an opinion: it comes back. */
export const delegate: Rule<'delegate'> = {
  on: 'task',
  refusal: onlyOwn(...signers, 'delegated'),
  fault: receives,
  facts(scene, { task, to, comment = '' }) {
    const step = taskOf(scene.of, task)?.step ?? ''
    const [child] = newTasks(scene, step, [{ ...receiverOf(scene, task, to), parent: task }], 'delegated')
    return child ? [{ type: 'delegated', task, by: actorOf(scene), comment, child }] : []
  },
}

export const addSign: Rule<'add-sign'> = {
  on: 'task',
  refusal: onlyOwn(...signers),
  fault(scene, { task, people }) {
    if (people.length === 0) return '请选择加签人'
    if (people.length > most) return phrase('一次最多加签 {{count}} 人', { count: most })
    return people.map((person) => notReceiver(scene, task, person)).find((reason) => reason !== undefined)
  },
  facts(scene, { task, where, people, comment = '' }) {
    const step = taskOf(scene.of, task)?.step ?? ''
    const seats = receiversOf(scene, task, unique(people)).map((seat) => ({ ...seat, parent: task }))
    return [
      { type: 'added', task, by: actorOf(scene), comment, children: newTasks(scene, step, seats, where) },
    ]
  },
}

/** Each once: somebody who signs already, or for somebody else, does not sign for one more. */
function receiversOf(scene: Scene, task: string, people: readonly Person[]) {
  const taken = new Set(people.map(({ id }) => id))
  return people.map((person) => {
    const receiver = receiverOf(scene, task, person)
    if (receiver.actsFor && taken.has(receiver.person.id)) return { person, actsFor: null }
    taken.add(receiver.person.id)
    return receiver
  })
}

/** An added signer who has not signed, by the one who added them. */
export const removeSign: Rule<'remove-sign'> = {
  on: 'task',
  refusal(scene, { task: id }): Reason {
    const task = taskOf(scene.of, id ?? '')
    if (!task) return '没有这项任务'
    if (!isActive(task)) return notOpen(scene, id)
    const isAdded = task.kind === 'before' || task.kind === 'after' || task.kind === 'parallel'
    const adder = isAdded ? taskOf(scene.of, task.parent ?? '')?.person : undefined
    return adder && adder.id === scene.facts.actor?.id ? undefined : '只有加签人可以减签'
  },
  facts: (scene, { task, comment = '' }) => [{ type: 'removed', task, by: actorOf(scene), comment }],
}
