import { z } from 'zod'
import { conditionSchema } from '#domain/kernel/condition-schema.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { type Definition, longestNotice, type Step } from './definition.ts'
import { everyStep } from './tree.ts'
import { fieldAccess, modes, samePerson, sourceKinds, timerActs, whenNobody } from './words.ts'

const mostSteps = 60
const deepest = 6

const id = z.string().regex(/^[\w-]{1,40}$/)
const title = z.string().trim().min(1, '请填写名称').max(40)
const name = z.string().min(1).max(64)
const codesOf = <Code extends string>({ labels }: { labels: Readonly<Record<Code, string>> }) =>
  z.enum(Object.keys(labels) as [Code, ...Code[]])

const source = z.union([
  z.strictObject({ kind: z.literal('role'), role: name }),
  z.strictObject({ kind: z.literal('users'), ids: z.array(name).min(1).max(50) }),
  z.strictObject({ kind: z.literal('field'), field: name }),
  z.strictObject({ kind: codesOf(sourceKinds).exclude(['role', 'users', 'field']) }),
])
const sources = z.array(source).min(1, '请选择人员').max(10)

const hours = z.number().positive().max(1000)
const timer = z.union([
  z.strictObject({ hours, act: codesOf(timerActs).exclude(['escalate']) }),
  z.strictObject({ hours, act: z.literal('escalate'), to: sources }),
])

const approve = z.strictObject({
  kind: z.literal('approve'),
  id,
  title,
  who: sources,
  mode: z.union([
    codesOf(modes).exclude(['vote']),
    z.strictObject({ vote: z.number().int().min(1).max(100) }),
  ]),
  whenNobody: z.union([
    codesOf(whenNobody).exclude(['to']),
    z.strictObject({ to: z.array(name).min(1, '请选择人员').max(50) }),
  ]),
  samePerson: codesOf(samePerson),
  timers: z.array(timer).max(5),
  fields: z.record(name, codesOf(fieldAccess)),
  sign: z.boolean(),
  seal: z.boolean(),
})
const cc = z.strictObject({ kind: z.literal('cc'), id, title, who: sources })
const notice = z.strictObject({
  kind: z.literal('notice'),
  id,
  title,
  days: z.number().int().min(1).max(longestNotice),
  daysOf: name.optional(),
  fields: z.array(name).max(60),
  masked: z.boolean().default(true),
  objections: sources.nullable(),
})

const level = (below: number): z.ZodType<Step> => {
  if (below === 0) return z.discriminatedUnion('kind', [approve, cc, notice])
  const steps = z.array(level(below - 1)).max(mostSteps)
  const branches = z.array(z.strictObject({ title, when: conditionSchema, steps }))
  const ways = z.array(z.strictObject({ title, steps: steps.min(1) }))
  return z.discriminatedUnion('kind', [
    approve,
    cc,
    notice,
    z.strictObject({
      kind: z.literal('branch'),
      id,
      title,
      branches: branches.min(1).max(10),
      otherwise: steps,
    }),
    z.strictObject({ kind: z.literal('parallel'), id, title, branches: ways.min(2).max(10) }),
  ])
}

const isUnique = (steps: readonly Step[]) =>
  new Set(everyStep(steps).map(({ id }) => id)).size === everyStep(steps).length

/** The steps of a definition as they arrive from outside: sixty and six levels at most, each with an id of its own. */
export const stepsSchema: z.ZodType<readonly Step[]> = z
  .unknown()
  .refine(isCountable, {
    message: phrase('流程不能超过 {{count}} 个步骤、{{most}} 层', { count: mostSteps, most: deepest }),
    abort: true,
  })
  .pipe(z.array(level(deepest - 1)).min(1))
  .refine(isUnique, { message: '每个步骤应有自己的编号' })

export const definitionSchema: z.ZodType<Definition> = z.strictObject({
  id,
  version: z.number().int().min(1),
  title,
  kind: name,
  urgeHours: z.number().min(0).max(720),
  steps: stepsSchema,
})

/** Whether there are no more steps and levels than there may be; asked before any of them is read. */
function isCountable(steps: unknown): boolean {
  const waiting = [{ steps, depth: 1 }]
  let [count, looks] = [0, 0]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!Array.isArray(next.steps)) continue
    count += next.steps.length
    looks += 1
    if (count > mostSteps || looks > 10 * mostSteps || next.depth > deepest) return false
    for (const step of next.steps) {
      const { branches, otherwise } = Object(step)
      const inner = [otherwise, ...(Array.isArray(branches) ? branches.slice(0, 11) : []).map(stepsOf)]
      waiting.push(...inner.map((steps) => ({ steps, depth: (next?.depth ?? 0) + 1 })))
    }
  }
  return true
}

const stepsOf = (branch: unknown): unknown => Object(branch).steps
