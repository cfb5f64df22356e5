import { type AnyStateMachine, type EventFrom, type StateValueFrom, transition } from 'xstate'
import type { Action } from './action.ts'
import type { Dictionary } from './dictionary.ts'
import { phrase } from './phrase.ts'
import type { AnyResource } from './resource.ts'

/** What people do to a row in a state: an event of the chart, and a button, a call and a permission of the resource. */
export interface Act extends Omit<Action, 'when' | 'set' | 'open' | 'step'> {
  /** How many minutes long anyone who did it may take it back. Only for what has no effect beside the row. */
  readonly undo?: number
}

/** In this state somebody is expected to act. */
export interface Waiting {
  /** Anyone who may do this act finds the row among their to-dos. */
  readonly act: string
  /** `审核账号申请` */
  readonly title: string
}

/**
 * By when a state is to be left, and the act that the clock does otherwise; a chart or a hook that refuses it keeps the
 * row as it stands, and it is tried again.
 */
export interface StateDeadline {
  /** The moment of the row that says by when. */
  readonly field: string
  /** Entering the state sets the field to so many hours later; left out, the acts of the resource set it themselves. */
  readonly hours?: number
  /** Working hours of the school, by its calendar, or hours on the wall. */
  readonly clock?: 'school-hours' | 'wall'
  readonly act: string
}

/** An approval decides what becomes of the row: while its case runs, the row stays in one state. */
export interface Approval {
  /** The code of the model, one of an area's `processes`. */
  readonly model: string
  /** Entering this state begins the case, or sends it on where it was returned. */
  readonly during: string
  /** The act by which it is handed in, where somebody else's act has to follow before the case begins. */
  readonly handedIn?: string
  /** The reference to the account that asks, where it is not the one whose act begins the case. */
  readonly starter?: string
  /** Acts of the chart that the case does when one of its steps is passed, by the step. */
  readonly passed?: Readonly<Record<string, string>>
  /** What the end of the case does to the row, and what its return to the starter does: acts of the chart. */
  readonly approved: string
  readonly rejected: string
  readonly returned: string
  /** The act by which the starter takes the application back. */
  readonly withdrawn?: string
  /**
   * The reference to the student whom it is about, by whom class teacher, counsellor and college are found. As a
   * `system` field it is the sender's own.
   */
  readonly student?: string
  /** The fields between which what is applied for lies: lists of applications show them. */
  readonly period?: readonly [from: string, until: string]
  /** The reference to the department that is to receive the student. */
  readonly receiving?: string
  /**
   * Fields that the server works out, each with those that it is worked out from: a simulation is told these instead, and
   * asks `reckon` of what serves the resource.
   */
  readonly reckons?: Readonly<Record<string, readonly string[]>>
}

/** How the charts of applications name what an approval does to them. */
export const usualApproval = {
  during: 'reviewing',
  approved: 'approve',
  rejected: 'reject',
  returned: 'return',
  withdrawn: 'withdraw',
} as const satisfies Partial<Approval>

/** A process: a chart of `machines/flows`, the field that keeps its state, and what its acts mean. */
export interface Flow<A = Readonly<Record<string, Action>>> {
  readonly machine: AnyStateMachine
  readonly field: string
  readonly states: Dictionary
  readonly actions: A
  /** Why a guard of the chart does not let an act pass, by its name, as people read it. */
  readonly refusals: Readonly<Record<string, string>>
  /** By state. */
  readonly waiting: Readonly<Record<string, Waiting>>
  /** Minutes in which an act may be taken back, by the act. */
  readonly undo: Readonly<Record<string, number>>
  /** By state. */
  readonly deadlines: Readonly<Record<string, StateDeadline>>
  readonly approval?: Approval
}

/** The acts that only the case does. */
const actsOfCase = ({ approval }: { readonly approval?: Approval | undefined }): readonly string[] =>
  approval
    ? [approval.approved, approval.rejected, approval.returned, ...Object.values(approval.passed ?? {})]
    : []

type EventOf<M extends AnyStateMachine> = EventFrom<M>['type'] & string
type StateOf<M extends AnyStateMachine> = StateValueFrom<M> & string

/** The states of the chart and the codes of the dictionary are the same; otherwise the wanted type names what differs. */
type Same<State, Code> = [Exclude<Code, State>] extends [never]
  ? [Exclude<State, Code>] extends [never]
    ? unknown
    : { readonly 'state without a code': Exclude<State, Code> }
  : { readonly 'code without a state': Exclude<Code, State> }

type Only<A, E> = [Exclude<keyof A, E>] extends [never]
  ? unknown
  : { readonly 'act without an event': Exclude<keyof A, E> }

type Stepping<A> = { readonly [K in keyof A]: A[K] & { readonly step: true } }

/** Binds a chart to a resource: each event is an act, each state a code of the field. The chart alone says what may follow. */
export function defineFlow<
  const M extends AnyStateMachine,
  Code extends string,
  const A extends Readonly<Record<EventOf<M>, Act>>,
>(spec: {
  readonly machine: M & Same<StateOf<NoInfer<M>>, NoInfer<Code>> & Only<NoInfer<A>, EventOf<NoInfer<M>>>
  /** Kept by the server alone: `choice(label, states, { system: true })`. */
  readonly field: string
  readonly states: Dictionary<Code>
  readonly acts: A & Readonly<Record<EventOf<NoInfer<M>>, Act>>
  readonly refusals?: Flow['refusals']
  readonly waiting?: Readonly<
    Partial<Record<StateOf<NoInfer<M>>, { act: EventOf<NoInfer<M>>; title: string }>>
  >
  readonly deadlines?: Readonly<
    Partial<Record<StateOf<NoInfer<M>>, Omit<StateDeadline, 'act'> & { act: EventOf<NoInfer<M>> }>>
  >
  readonly approval?: Approval
}): Flow<Stepping<A>> {
  const { machine, field, states, acts, refusals = {}, waiting = {}, deadlines = {}, approval } = spec
  const entries = Object.entries<Act>(acts)
  const ofCase = actsOfCase({ approval })
  const flow: Flow = {
    machine,
    field,
    states: states as Dictionary,
    actions: Object.fromEntries(
      entries.map(([name, { undo: _, ...act }]) => [
        name,
        {
          ...act,
          step: true,
          ...(ofCase.includes(name) && { byCase: true }),
          when: (row: object) => canStep(flow, row, name),
        } as const,
      ]),
    ),
    refusals,
    waiting: waiting as Flow['waiting'],
    deadlines: deadlines as Flow['deadlines'],
    undo: Object.fromEntries(entries.flatMap(([name, { undo }]) => (undo ? [[name, undo]] : []))),
    ...(approval && { approval }),
  }
  return flow as Flow<Stepping<A>>
}

/** As much of a process as its rules are asked by. */
export type Chart = Pick<Flow, 'machine' | 'field' | 'states' | 'refusals'>

const snapshotOf = ({ machine, field }: Chart, row: object) =>
  machine.resolveState({ value: stateIn({ machine, field }, row), context: { row } })

/** Where a new row stands. */
export const initialStateOf = ({ machine }: Pick<Flow, 'machine'>): string => String(machine.config.initial)

const stateIn = ({ machine, field }: Pick<Flow, 'machine' | 'field'>, row: object): string =>
  (row as Readonly<Record<string, string | null>>)[field] ?? initialStateOf({ machine })

/** Whether the chart lets the act pass, as the row stands. */
export const canStep = (flow: Chart, row: object, act: string): boolean =>
  snapshotOf(flow, row).can({ type: act })

/** The state that an act leads to. No actor is started, and nothing is done. Throws where `canStep` is false. */
export function stateAfter(flow: Chart, row: object, act: string): string {
  const snapshot = snapshotOf(flow, row)
  if (!snapshot.can({ type: act })) throw new Error(`${act} does not follow ${String(snapshot.value)}.`)
  const [next] = transition(flow.machine, snapshot, { type: act })
  return String(next.value)
}

/** Whether the act, which the chart must let pass, hands an application in. */
export const handsIn = (flow: Flow, row: object, act: string): boolean =>
  flow.approval?.handedIn
    ? act === flow.approval.handedIn
    : stateAfter(flow, row, act) === flow.approval?.during

/** Whether the row, once it is handed in, begins a case: as it was drawn up or taken back. What was returned goes on. */
export function beginsCase(flow: Flow, row: object): boolean {
  const { approval } = flow
  if (!approval) return false
  const returned = stateAfter(flow, { ...row, [flow.field]: approval.during }, approval.returned)
  return stateIn(flow, row) !== returned && canHandIn(flow, row)
}

const canHandIn = (flow: Flow, row: object): boolean =>
  Object.keys(flow.actions).some((act) => canStep(flow, row, act) && handsIn(flow, row, act))

/**
 * Why a row neither changes nor goes; undefined where it may. What was handed in stays as it was handed in, until it
 * can be handed in again.
 */
export function whyStanding({ flow, stands, label }: AnyResource, row: object): string | undefined {
  if (stands?.while(row as never)) return stands.message
  const open = !flow?.approval || canHandIn(flow, row)
  return open ? undefined : phrase('{{label}}已经提交，不能再修改或删除', { label })
}

/** Why an act cannot be done now, in words; undefined where it can. */
export function whyNoStep(flow: Chart, row: object, act: string): string | undefined {
  const snapshot = snapshotOf(flow, row)
  if (snapshot.can({ type: act })) return undefined
  const guard = snapshot._nodes.flatMap((node) => node.transitions.get(act) ?? []).at(-1)?.guard
  const named = typeof guard === 'string' ? flow.refusals[guard] : undefined
  return (
    named ?? phrase('当前为“{{state}}”，不能执行此操作', { state: flow.states.labels[stateIn(flow, row)] })
  )
}
