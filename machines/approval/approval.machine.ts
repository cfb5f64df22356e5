import { assign, setup } from 'xstate'
import { type CaseContext, emptyCase, isActive, taskOf } from './approval.case.ts'
import { changed } from './approval.changes.ts'
import type { ApprovalEvent } from './approval.events.ts'

/**
 * A case, told by its log: every event is a fact that happened, and a fact that cannot have happened here changes nothing.
 * What people may do, and what follows from it, is decided in decide.ts before it becomes a fact.
 */
export const approvalMachine = setup({
  types: {
    context: {} as CaseContext,
    events: {} as ApprovalEvent,
  },
  actions: {
    note: assign(({ context, event }) => changed(context, event)),
    noteFrom: assign((_, suspendedFrom: CaseContext['suspendedFrom']) => ({ suspendedFrom })),
  },
  guards: {
    isOpen: ({ context }, task: string) => {
      const found = taskOf(context, task)
      return found?.state === 'open' && !found.past
    },
    isActive: ({ context }, task: string) => {
      const found = taskOf(context, task)
      return found !== undefined && isActive(found)
    },
    isToStarter: ({ context }, { task, to }: { task: string; to: string | null }) =>
      to === null && taskOf(context, task)?.state === 'open',
    isApproval: (_, outcome: 'approved' | 'rejected') => outcome === 'approved',
    wasReturned: ({ context }) => context.suspendedFrom === 'returned',
  },
}).createMachine({
  id: 'approval',
  context: emptyCase,
  initial: 'new',
  states: {
    new: { on: { started: { target: 'reviewing', actions: 'note' } } },
    reviewing: {
      on: {
        approved: { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        rejected: { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        returned: [
          {
            guard: { type: 'isToStarter', params: ({ event }) => event },
            target: 'returned',
            actions: 'note',
          },
          { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        ],
        'handed-back': { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        'timed-out': { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        delegated: { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        added: { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        transferred: { guard: { type: 'isOpen', params: taskIn }, actions: 'note' },
        opened: { guard: { type: 'isActive', params: taskIn }, actions: 'note' },
        removed: { guard: { type: 'isActive', params: taskIn }, actions: 'note' },
        reclaimed: { actions: 'note' },
        entered: { actions: 'note' },
        left: { actions: 'note' },
        branched: { actions: 'note' },
        'notice-opened': { actions: 'note' },
        'notice-closed': { actions: 'note' },
        objected: { actions: 'note' },
        copied: { actions: 'note' },
        read: { actions: 'note' },
        urged: { actions: 'note' },
        moved: { actions: 'note' },
        withdrawn: { target: 'withdrawn', actions: 'note' },
        ended: [
          {
            guard: { type: 'isApproval', params: ({ event }) => event.outcome },
            target: 'approved',
            actions: 'note',
          },
          { target: 'rejected', actions: 'note' },
        ],
        suspended: { target: 'suspended', actions: ['note', { type: 'noteFrom', params: 'reviewing' }] },
        terminated: { target: 'terminated', actions: 'note' },
        voided: { target: 'void', actions: 'note' },
      },
    },
    returned: {
      on: {
        resubmitted: { target: 'reviewing', actions: 'note' },
        moved: { actions: 'note' },
        withdrawn: { target: 'withdrawn', actions: 'note' },
        suspended: { target: 'suspended', actions: ['note', { type: 'noteFrom', params: 'returned' }] },
        terminated: { target: 'terminated', actions: 'note' },
        voided: { target: 'void', actions: 'note' },
      },
    },
    suspended: {
      on: {
        activated: [
          { guard: 'wasReturned', target: 'returned', actions: 'note' },
          { target: 'reviewing', actions: 'note' },
        ],
        moved: { actions: 'note' },
        terminated: { target: 'terminated', actions: 'note' },
        voided: { target: 'void', actions: 'note' },
      },
    },
    approved: { type: 'final' },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
    terminated: { type: 'final' },
    void: { type: 'final' },
  },
})

function taskIn({ event }: { event: { readonly task: string } }) {
  return event.task
}
