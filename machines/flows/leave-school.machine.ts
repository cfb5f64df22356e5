import { setup } from 'xstate'

type Act = 'leave' | 'comeBack' | 'giveUp'

/** What the guard reads of a leaving. */
interface Row {
  readonly forGood: boolean | null
}

/** 离校办理: expected, then out of the house; who leaves for good does not come back. */
export const leaveSchoolMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Row }, input: {} as Row },
  guards: { isForGood: ({ context: { row } }) => row.forGood === true },
}).createMachine({
  id: 'leaveSchool',
  context: ({ input }) => ({ row: input }),
  initial: 'expected',
  states: {
    expected: {
      on: { leave: [{ guard: 'isForGood', target: 'gone' }, { target: 'away' }], giveUp: 'cancelled' },
    },
    away: { on: { comeBack: 'back' } },
    back: { type: 'final' },
    gone: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
