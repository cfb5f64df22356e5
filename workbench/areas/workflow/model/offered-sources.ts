import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Design } from '#domain/workflow/model-calls.ts'
import type { Source } from '#domain/workflow/source.ts'

export type Roles = Design['roles']

/** A source to choose, with what it is called and under which heading. */
interface OfferedSource {
  readonly source: Source
  readonly label: string
  readonly group: string
}

/** What somebody is to the student, or to the process. */
const related = [
  'class-teacher',
  'counsellor',
  'college',
  'dorm-master',
  'mentor',
  'receiving-college',
  'starter',
  'administrator',
] as const
/** People who are named on the way. */
const picked = ['picked-by-previous', 'picked-by-starter'] as const

type Plain = (typeof related)[number] | (typeof picked)[number]

/** A task that went past its time goes neither to the sender nor to those who were picked for it. */
const notAbove: readonly Plain[] = ['starter', ...picked]

interface Offering {
  readonly resource: AnyResource | undefined
  readonly roles: Roles
  /** Whom a task goes on to when its time is over. */
  readonly above: boolean
  readonly nameOf: (kind: Plain) => string
  readonly t: (text: string) => string
}

/** All that can be chosen: what people are to the student, the roles of the college, and whom the form names. */
export function offeredSources({ resource, roles, above, nameOf, t }: Offering): readonly OfferedSource[] {
  const plain = (kinds: readonly Plain[], group: string) =>
    kinds
      .filter((kind) => !above || !notAbove.includes(kind))
      .map((kind) => ({ source: { kind }, label: nameOf(kind), group }))
  const people = Object.entries<Field>(resource?.fields ?? {}).filter(
    ([, { target }]) => target === 'system.user' || target === 'base.teacher',
  )
  return [
    ...plain(related, t('与学生的关系')),
    ...plain(picked, t('办理时选定')),
    ...roles.map(({ code, name }) => ({
      source: { kind: 'role', role: code } as const,
      label: t(name),
      group: t('指定角色'),
    })),
    ...people.map(([field, { label }]) => ({
      source: { kind: 'field', field } as const,
      label: t(label),
      group: t('表单中的人员'),
    })),
  ]
}
