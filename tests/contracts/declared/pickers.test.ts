import { expect, it } from 'vitest'
import { areas, resources } from '#domain/index.ts'
import { askedForms } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import { type Duty, rangeOf } from '#domain/kernel/grant.ts'
import { stepOf } from '#domain/kernel/path.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import { type RoleCode, roleGrants } from '#domain/roles.ts'
import { declaredDuties, targetOf } from '#server/core/actor/duties.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'

const named = new Map<string, AnyResource>(resources.map((resource) => [resource.name, resource]))

/** What of the college a person of a role is: its rows that `self` names. */
const personOf = (role: RoleCode): readonly string[] =>
  role === 'student' || role === 'newstudent'
    ? ['system.user', 'base.student']
    : role === 'employer'
      ? ['system.user']
      : ['system.user', 'base.teacher']

/** Whether somebody of the role can be given a row by the duty at all. */
function mayHold(role: RoleCode, duty: Duty): boolean {
  if (duty === 'self' || duty === 'assigned') return true
  const asked = duty === 'departments' ? 'department' : duty
  return declaredDuties
    .filter((declared) => declared.duty === asked)
    .some(({ resource, gives }) => personOf(role).includes(targetOf(resource, gives.to)))
}

/** What stands at the end of a path: `studentId.classId` ends at a class. */
function endOf(of: AnyResource, path: string): string {
  const step = stepOf(of, path)
  return typeof step === 'string' ? targetOf(of, step) : endOf(named.get(step.to) as AnyResource, step.rest)
}

/** Whether there may be a row of the resource that the role reaches by its grants in a new college. */
function reaches(role: RoleCode, target: AnyResource): boolean {
  const grants: readonly string[] = roleGrants[role]
  if (!target.scope || grants.includes('all')) return true
  const ranges: readonly Scope[] = [...target.scope, ...(Array.isArray(target.lookUp) ? target.lookUp : [])]
  const held = (grants as readonly Duty[]).filter((duty) => mayHold(role, duty))
  return ranges.some(
    ({ field, grant }) =>
      held.some((duty) => rangeOf(duty) === grant) &&
      (!['self', 'assigned'].includes(grant) || personOf(role).includes(endOf(target, field))),
  )
}

/** The forms that a verb opens: of `add` the row and its lines, of an action what it asks. */
function formsOf(resource: AnyResource, verb: string): readonly AnyResource[] {
  if (verb !== 'add') return askedForms(resource).flatMap(([name, form]) => (name === verb ? [form] : []))
  const lines = Object.values((resource.lines ?? {}) as Readonly<Record<string, Lines>>)
  return [resource, ...lines.map((line) => line.resource)]
}

/** Of each form, the required references out of which the role can never choose a row. */
const emptyPickers = areas
  .flatMap(({ screens }) => screens)
  .flatMap(({ resource, parts, access, where }) =>
    [resource, ...parts].flatMap((name) => {
      const of = named.get(name)
      if (!of || !isOfAsked(of)) return []
      return Object.entries(access).flatMap(([role, verbs]) =>
        verbs.flatMap((verb) =>
          formsOf(of, verb).flatMap((form) =>
            Object.entries(form.fields as Fields)
              .filter(([field, { presence }]) => presence === 'required' && !(field in where))
              .filter(([, field]) => !mayPick(role as RoleCode, field))
              .map(([field]) => `${role} ${of.name}:${verb} ${field}`),
          ),
        ),
      )
    }),
  )

function mayPick(role: RoleCode, { kind, target, lists, colleagues }: Field): boolean {
  const pointed = kind === 'reference' || kind === 'references' ? named.get(target ?? lists ?? '') : undefined
  return !pointed || Boolean(colleagues) || pointed.lookUp === 'everybody' || reaches(role, pointed)
}

it('each role that opens a form has something to choose in each of its required references', () => {
  expect(emptyPickers).toEqual([])
})

it('a student reaches no teacher, and a teacher does', () => {
  const teacher = named.get('base.teacher') as AnyResource
  expect([reaches('student', teacher), reaches('teacher', teacher), reaches('admin', teacher)]).toEqual([
    false,
    true,
    true,
  ])
  expect(reaches('student', named.get('base.student') as AnyResource)).toBe(true)
})
