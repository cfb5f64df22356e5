import type { Fields } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { declared } from './lines.ts'
import type { Values } from './reading.ts'

/** What goes out with every row and comes back with it: only the server fills it. */
const stamped = ['id', 'revision', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'labels', 'can']

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A new row as it was sent, without what only the server fills: a row that was read may be sent as a new one. */
export function asNew(resource: AnyResource, sent: unknown): unknown {
  if (!isObject(sent)) return sent
  return withLines(resource, sent, filledBySender(resource, sent), ({ resource: of, by }, line) => {
    const { [by]: _, ...own } = isObject(line) ? filledBySender(of, line) : {}
    return isObject(line) ? own : line
  })
}

/** What is to change of a row: of what was sent, whatever the sender may fill and was not shown already. */
export function changesIn(resource: AnyResource, sent: Values, shown: Values): Values {
  return withLines(resource, sent, differing(resource, sent, shown), ({ resource: of, by }, line, name) => {
    if (!isObject(line)) return line
    const kept = linesIn(shown, name).find((each) => isObject(each) && each.id === line.id)
    if (!isObject(kept)) return line
    const { [by]: _, ...changed } = differing(of, line, kept)
    return { ...changed, id: line.id, revision: line.revision ?? kept.revision }
  })
}

type PerLine = (lines: Lines, line: unknown, name: string) => unknown

function withLines(resource: AnyResource, sent: Values, own: Values, each: PerLine): Values {
  const { lines } = sent
  if (!isObject(lines)) return own
  const known = new Map(declared(resource))
  const entries = Object.entries(lines).map(([name, some]) => {
    const of = known.get(name)
    return [name, of && Array.isArray(some) ? some.map((line) => each(of, line, name)) : some] as const
  })
  return { ...own, lines: Object.fromEntries(entries) }
}

const linesIn = ({ lines }: Values, name: string): readonly unknown[] => {
  const some = isObject(lines) ? lines[name] : undefined
  return Array.isArray(some) ? some : []
}

function filledBySender({ fields }: AnyResource, sent: Values): Values {
  const isFilledByUs = (name: string) =>
    stamped.includes(name) || (fields as Fields)[name]?.presence === 'system'
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !isFilledByUs(name)))
}

/** What is shown masked, or may only be read, comes back as it was shown: that changes nothing. */
const differing = (resource: AnyResource, sent: Values, shown: Values): Values =>
  Object.fromEntries(
    Object.entries(filledBySender(resource, sent)).filter(
      ([name, value]) => !(name in shown) || (value ?? null) !== (shown[name] ?? null),
    ),
  )
