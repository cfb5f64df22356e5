import type { EventShown } from '#domain/workflow/calls.ts'
import type { Verb } from '#domain/workflow/words.ts'
import type { ApprovalEvent } from '#machines/approval/approval.events.ts'

/** What people read of the log; the rest only follows from it. */
const verbs: Readonly<Partial<Record<ApprovalEvent['type'], Verb>>> = {
  started: 'start',
  approved: 'approve',
  rejected: 'reject',
  returned: 'return',
  resubmitted: 'resubmit',
  withdrawn: 'withdraw',
  reclaimed: 'reclaim',
  transferred: 'transfer',
  delegated: 'delegate',
  'handed-back': 'hand-back',
  added: 'add-sign',
  removed: 'remove-sign',
  copied: 'cc',
  urged: 'urge',
  objected: 'object',
  suspended: 'suspend',
  activated: 'activate',
  terminated: 'terminate',
  voided: 'void',
  moved: 'move',
  'timed-out': 'time-out',
}

/** An event in words; undefined for one that only follows from another. */
export function wordsOf(
  event: ApprovalEvent,
): Omit<EventShown, 'serial' | 'at' | 'step' | 'signature' | 'seal'> | undefined {
  const verb = verbs[event.type]
  if (!verb) return undefined
  const comment = 'comment' in event ? event.comment : 'text' in event ? event.text : ''
  return {
    verb,
    by: 'by' in event ? (event.by?.name ?? null) : null,
    people: peopleIn(event),
    comment: comment || null,
    stood: stoodIn(event),
  }
}

/** Of a case that goes on: how many working hours its deadlines were moved by, to a tenth. */
const stoodIn = (event: ApprovalEvent): number | null => {
  if (event.type !== 'activated' || !event.stood) return null
  const moved = (event.tasks?.length ?? 0) + (event.notices?.length ?? 0)
  return moved > 0 ? Math.round(event.stood * 10) / 10 : null
}

function peopleIn(event: ApprovalEvent): readonly string[] {
  switch (event.type) {
    case 'transferred':
      return [event.to.name]
    case 'delegated':
      return [event.child.person.name]
    case 'added':
      return event.children.map(({ person }) => person.name)
    case 'copied':
      return event.people.map(({ name }) => name)
    case 'timed-out':
      return event.to ? [event.to.name] : []
    default:
      return []
  }
}
