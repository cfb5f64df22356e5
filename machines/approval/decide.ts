import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate'
import { phrase } from '#domain/kernel/phrase.ts'
import type { Definition, Step } from '#domain/workflow/definition.ts'
import type { ApprovalEvent, Fact } from './approval.events.ts'
import { approvalMachine } from './approval.machine.ts'
import type { Command } from './commands.ts'
import type { Facts, Scene } from './facts.ts'
import { following } from './follow.ts'
import { unpickedIn } from './picks.ts'
import type { Reason, Rule, Target } from './rules/rule.ts'
import { notHeard, rules } from './rules/rules.ts'

/** A case as its log tells it: its state in `value`, everything else in `context`. */
export type Case = SnapshotFrom<typeof approvalMachine>

export type Decision =
  | { readonly events: readonly ApprovalEvent[]; readonly next: Case }
  | { readonly refused: string }

/** A case of which nothing has happened yet. */
export const newCase = (): Case => getInitialSnapshot(approvalMachine)

/** The case after these events. */
export const replay = (events: readonly ApprovalEvent[], from: Case = newCase()): Case =>
  events.reduce((found, event) => transition(approvalMachine, found, event)[0], from)

export const sceneOf = (definition: Definition, { value, context }: Case, facts: Facts): Scene => ({
  definition,
  state: value,
  of: context,
  facts,
})

/**
 * What a command makes happen: the events to append to the log, with the case after them, or why it is refused. It
 * throws nothing, and asks for nothing that is not among the facts.
 */
export function decide(definition: Definition, found: Case, command: Command, facts: Facts): Decision {
  const scene = sceneOf(definition, found, facts)
  const rule = rules[command.verb] as Rule<Command['verb']>
  const refused =
    otherVersion(scene, command) ??
    notHeard(scene, command.verb) ??
    rule.refusal(scene, command as Target) ??
    rule.fault?.(scene, command as never)
  if (refused) return { refused }
  const decided = settled(definition, found, rule.facts(scene, command as never), facts)
  const undecidable = lacking(sceneOf(definition, decided.next, facts), command, decided.events)
  return undecidable ? { refused: undecidable } : decided
}

function otherVersion({ of, definition }: Scene, { verb }: Command): Reason {
  const same = of.definition?.id === definition.id && of.definition.version === definition.version
  return !of.definition || same || verb === 'move' ? undefined : '流程版本已更新，请刷新后重试'
}

/** The steps whose people an approval of this task has to pick, as the case stands. */
export function picksAt(definition: Definition, found: Case, task: string, facts: Facts): readonly Step[] {
  const approve = { verb: 'approve', task, signature: '-', seal: '-' } as const
  const first = rules.approve.facts(sceneOf(definition, found, facts), approve)
  const { events, next } = settled(definition, found, first, facts)
  return unpickedIn(sceneOf(definition, next, facts), events)
}

/** These facts, and all that follows from them by itself. */
function settled(definition: Definition, from: Case, first: readonly Fact[], facts: Facts) {
  const events: ApprovalEvent[] = []
  let next = from
  for (let fresh = first; fresh.length > 0; fresh = following(sceneOf(definition, next, facts))) {
    const stamped = fresh.map((fact): ApprovalEvent => ({ ...fact, at: facts.now }))
    const after = replay(stamped, next)
    // What the machine does not take as a fact would follow again for ever.
    if (after.context.length === next.context.length) break
    events.push(...stamped)
    next = after
  }
  return { events, next }
}

/** Somebody who has to be picked first, or a request that nobody could take: who submits is told at once. */
function lacking(after: Scene, { verb }: Command, events: readonly ApprovalEvent[]): Reason {
  const [unpicked] = verb === 'approve' ? unpickedIn(after, events) : []
  if (unpicked) return phrase('请选择“{{name}}”的人员', { name: unpicked.title })
  const stuck = events.find((event) => event.type === 'suspended' && event.by === null)
  return stuck && (verb === 'start' || verb === 'resubmit') && 'comment' in stuck ? stuck.comment : undefined
}
