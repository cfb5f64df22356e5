import { resourceNamed } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import { caseStates } from '#domain/workflow/words.ts'
import type { Task } from '#machines/approval/approval.case.ts'
import type { KeptCase } from './store.ts'

/** Something to be told of, before these accounts; of the student whom the case is about where it says so. */
export interface News {
  readonly event: 'approval-waits' | 'approval-urged' | 'approval-copied' | 'approval-decided'
  readonly title: string
  readonly people: readonly string[]
  readonly student?: string | null
  /** Not a party to the case: the message leads to no part of it. */
  readonly outside?: true
}

/** Open tasks in people's hands; none while the case stands still. */
const heldIn = ({ found: { value, context } }: KeptCase): readonly Task[] =>
  value === 'reviewing' ? context.tasks.filter(({ state, past }) => state === 'open' && !past) : []

const holding = ({ id, person }: Task) => `${id} ${person.id}`

/** What a case has to tell after these events. A task that only changes hands is new to the one who has it now. */
export function newsOf(before: KeptCase, after: KeptCase): readonly News[] {
  const { title } = after
  const held = heldIn(after)
  const had = new Set(heldIn(before).map(holding))
  const asked = held.filter((task) => !had.has(holding(task)))
  const known = new Set(before.found.context.copies.map(({ person }) => person.id))
  const copied = after.found.context.copies.filter(({ person }) => !known.has(person.id))
  const [urged, reminded] = pressed(before, after, held)
  return [
    { event: 'approval-waits', title: `待审批：${title}`, people: asked.map(holderOf) },
    { event: 'approval-urged', title: `催办：${title}`, people: urged },
    { event: 'approval-urged', title: `审批已到提醒时间：${title}`, people: reminded },
    { event: 'approval-copied', title: `抄送：${title}`, people: copied.map(holderOf) },
    ...heardOf(before, after),
    ...verdictOf(before, after),
  ]
}

const holderOf = ({ person }: Pick<Task, 'person'>) => person.id

/** Who was urged by the starter, and who reminded by the clock. */
function pressed(before: KeptCase, after: KeptCase, held: readonly Task[]) {
  const fresh = after.events.slice(before.events.length)
  const late = fresh.flatMap((event) =>
    event.type === 'timed-out' && event.act === 'remind' ? [event.task] : [],
  )
  const urged = fresh.some(({ type }) => type === 'urged') ? held : []
  return [urged.map(holderOf), held.filter(({ id }) => late.includes(id)).map(holderOf)] as const
}

/** What became of objections to a public notice: for those who made them, who learn nothing else of the case. */
const heardOf = ({ events }: KeptCase, after: KeptCase): readonly News[] =>
  after.events.slice(events.length).flatMap((event) => {
    if (event.type !== 'approved' && event.type !== 'rejected') return []
    const made = after.events.find((each) => each.type === 'objected' && each.child.id === event.task)
    if (made?.type !== 'objected') return []
    const step = stepOf(after.definition, made.step)?.title ?? ''
    const told = { event: 'approval-decided', people: [made.by.id], outside: true } as const
    return event.type === 'rejected'
      ? [{ ...told, title: `${step}：您提出的异议成立` }]
      : [{ ...told, title: `${step}：您提出的异议不成立` }]
  })

/** What became of an application: for the starter, and for a student for whom somebody else filed it. */
function verdictOf(before: KeptCase, after: KeptCase): readonly News[] {
  const state = after.found.value
  if (before.found.value === state || state === 'reviewing') return []
  const resource = resourceNamed(after.resource)
  const student = resource && isOfStudents(resource) ? after.studentId : null
  const title = `${after.title}：${caseStates.labels[state]}`
  return [{ event: 'approval-decided', title, people: [after.starterId], student }]
}

/** Whether the students whom its rows are about may see them; what is about a student is not always for them to know. */
const isOfStudents = ({ scope, flow }: AnyResource) =>
  scope?.some(({ field, grant }) => grant === 'self' && field === flow?.approval?.student) ?? false
