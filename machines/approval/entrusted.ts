import type { Person } from '#domain/workflow/source.ts'
import type { Task } from './approval.case.ts'
import type { Fact } from './approval.events.ts'
import type { Scene } from './facts.ts'
import { receiverOf } from './rules/rule.ts'

/**
 * Who takes a task over by an entrust that stands now. What is held for somebody else is not entrusted on, and who acts
 * is not away: a task that somebody reclaims comes back to them.
 */
export function agentOf(scene: Scene, { id, person, actsFor }: Task): Person | undefined {
  if (actsFor || person.id === scene.facts.actor?.id) return undefined
  const receiver = receiverOf(scene, id, person)
  return receiver.actsFor ? receiver.person : undefined
}

/** What is open in a case that stood still is handed over as it goes on, in the name of who is away. */
export function handedOver(scene: Scene): readonly Fact[] {
  const taken = new Set<string>()
  return scene.of.tasks.flatMap((task): readonly Fact[] => {
    const { id, step, person, state, past } = task
    const to = state === 'open' && !past ? agentOf(scene, task) : undefined
    const seat = `${step} ${to?.id}`
    if (!to || taken.has(seat)) return []
    taken.add(seat)
    return [{ type: 'transferred', task: id, by: person, to, actsFor: person, comment: '' }]
  })
}
