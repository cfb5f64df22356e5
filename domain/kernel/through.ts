import type { Field, Fields } from './field.ts'

/** What a path goes through: a resource, as far as its fields are asked. */
interface Passed {
  readonly name: string
  readonly fields: Fields
  readonly through?: Through
}

/**
 * The resources behind references that columns and filters go through: by the reference, `studentId`, and where a path
 * goes on by the path so far, `studentId.classId`. Three steps are the most.
 */
// biome-ignore lint/suspicious/noExplicitAny: any resource at all, whatever its fields
export type Through = Readonly<Record<string, { readonly name: string; readonly fields: any }>>

type Reference<F> = {
  [K in keyof F]: F[K] extends Field<infer _V, infer _P, 'reference'> ? K : never
}[keyof F] &
  string

/** What a cell can say: no files, which belong to their row, and no list of references. */
type Tellable<F> = {
  [K in keyof F]: F[K] extends Field<infer _V, infer _P, 'files' | 'references' | 'rich-text'> ? never : K
}[keyof F] &
  string

type FieldsOf<R> = R extends { readonly fields: infer F } ? F : never

/** What may stand under each name of `through`: a resource, where a reference leads to it. */
export type ThroughOf<F, T> = {
  readonly [K in keyof T]: K extends Reference<F>
    ? T[K]
    : K extends `${infer By}.${infer Next}`
      ? By extends keyof T
        ? Next extends Reference<FieldsOf<T[By]>>
          ? T[K]
          : never
        : never
      : never
}

/** The paths that go through these resources: `studentId.studentNo`. */
export type PathBehind<T> = {
  [K in keyof T & string]: `${K}.${Tellable<FieldsOf<T[K]>>}`
}[keyof T & string]

export const isPath = (name: string): boolean => name.includes('.')

/** `['studentId', 'studentId.classId']` of `studentId.classId.code`. */
export function prefixesOf(path: string): readonly string[] {
  const steps = path.split('.').slice(0, -1)
  return steps.map((_, at) => steps.slice(0, at + 1).join('.'))
}

/** A field, the resource that it stands in, and its name there. */
export interface Place<R> {
  readonly of: R
  readonly name: string
  readonly field: Field
}

/** Where a name or a declared path ends. Throws where there is no such field, or no way through. */
export function placeOf<R extends Passed>(of: R, path: string): Place<R> {
  const at = path.lastIndexOf('.')
  const behind = at < 0 ? of : (of.through?.[path.slice(0, at)] as R | undefined)
  const name = path.slice(at + 1)
  const field = behind?.fields[name]
  if (!behind || !field) throw new Error(`${of.name} has no way to ${path}.`)
  return { of: behind, name, field }
}

/** Every field that is read on the way to the end of a path, the last one too. */
export const placesOn = <R extends Passed>(of: R, path: string): readonly Place<R>[] =>
  [...prefixesOf(path), path].map((each) => placeOf(of, each))

type Asked = Passed & {
  readonly columns: readonly string[]
  readonly filters: readonly string[]
  readonly called?: Readonly<Record<string, string>>
}

/** The paths among the columns and filters of a resource, each once. */
export const pathsOf = ({ columns, filters }: Pick<Asked, 'columns' | 'filters'>): readonly string[] => [
  ...new Set([...columns, ...filters].filter(isPath)),
]

/**
 * What the paths of a resource show, as fields that nobody fills here: a list shows them and asks for them like its own.
 * Where two would be called alike, the reference that leads there is named first: 班级院系; `called` goes before both.
 */
export function fieldsBehind(resource: Asked): readonly (readonly [path: string, field: Field])[] {
  const places = pathsOf(resource).map((path) => [path, placesOn(resource, path)] as const)
  if (places.length === 0) return []
  const called = [
    ...Object.values(resource.fields).map(({ label }) => label),
    ...places.map(([, on]) => on.at(-1)?.field.label),
  ]
  return places.map(([path, on]) => {
    const [before, last] = on.slice(-2).map(({ field }) => field) as [Field, Field]
    const { searchable: _, spelt: __, individual: ___, initial: ____, ...told } = last
    const isAlone = called.filter((label) => label === last.label).length === 1
    const label = resource.called?.[path] ?? (isAlone ? last.label : `${before.label}${last.label}`)
    return [path, { ...told, label, presence: 'system' }] as const
  })
}
