import { v7 } from 'uuid'
import type { Design, DesignField } from '#domain/generation/design.ts'
import { guessedValue } from '#domain/generation/sample.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { clockAt } from '#domain/kits/college-clock.ts'
import type { CallOptions } from '#workbench/http/exchange.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import type { Rehearsal } from '#workbench/http/preview-resource.ts'
import type { Draft } from './draft.ts'

type Row = Record<string, unknown> & { id: string; revision: number }

const can = ['update', 'remove']

/** Rows that answer the calls of a resource as the server would, as far as a list and a form ask. */
export function rowsInMemory(design: Design, resource: AnyResource, samples: Draft['samples']): Rehearsal {
  const given = samples.length > 0 ? samples : Array.from({ length: 12 }, () => ({}))
  let rows: Row[] = given.map((sample, at) => rowOf(design, sample as Readonly<Record<string, string>>, at))

  const calls: Readonly<Record<string, (options: CallOptions) => unknown>> = {
    page: ({ query = {} }) => {
      const found = sorted(
        rows.filter(matching(design, (query.params ?? {}) as Record<string, string>)),
        query,
      )
      const [current, size] = [Number(query.current ?? 1), Number(query.size ?? 20)]
      const records = found.slice((current - 1) * size, current * size)
      return { records, total: found.length, size, current, pages: Math.ceil(found.length / size) }
    },
    list: () => rows,
    getOne: ({ query = {} }) => rows.find(({ id }) => id === query.id),
    getSelect: () => rows.map((row) => ({ id: row.id, label: String(row[resource.title] ?? '') })),
    add: ({ body }) => {
      const row = {
        ...(body as object),
        id: v7(),
        revision: 1,
        can,
        labels: {},
        ...times(),
      } as unknown as Row
      rows = [row, ...rows]
      return row
    },
    update: ({ body }) => {
      const change = body as Row
      rows = rows.map((row) =>
        row.id === change.id ? { ...row, ...change, revision: row.revision + 1, ...times() } : row,
      )
      return rows.find(({ id }) => id === change.id)
    },
    remove: ({ body }) => {
      const ids = String((body as FormData).get('ids')).split(',')
      rows = rows.filter(({ id }) => !ids.includes(id))
      return null
    },
  }
  return async (call, options) => {
    const answer = calls[call]
    if (!answer) throw new HttpFailure({ type: 'answer', status: 404, msg: '预览中不能使用此功能' })
    return answer(options)
  }
}

const times = () => {
  const at = clockAt(new Date())
  return { createdAt: at, updatedAt: at }
}

function rowOf({ fields }: Design, sample: Readonly<Record<string, string>>, at: number): Row {
  const pairs = fields.map((field) => [field.name, guessedValue(field, sample[field.name], at)] as const)
  const labels = fields
    .filter(({ kind }) => kind === 'reference')
    .map(({ name, label }) => [name, sample[name] || `${label}${(at % 3) + 1}`])
  return {
    id: v7(),
    revision: 1,
    can,
    ...times(),
    ...Object.fromEntries(pairs),
    labels: Object.fromEntries(labels),
  }
}

const matching = (design: Design, params: Readonly<Record<string, string>>) => (row: Row) =>
  Object.entries(params).every(([key, asked]) => {
    if (key === 'search')
      return design.fields.some(
        (field: DesignField) => field.kind === 'text' && String(row[field.name] ?? '').includes(asked),
      )
    const [name = '', bound] = key.split('.')
    const value = row[name]
    if (bound === 'from') return value !== null && compare(value, asked) >= 0
    if (bound === 'to') return value !== null && compare(value, asked) <= 0
    const kind = design.fields.find((field) => field.name === name)?.kind
    return kind === 'text' ? String(value ?? '').includes(asked) : asked.split(',').includes(String(value))
  })

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' ? one - Number(other) : String(one).localeCompare(String(other))

function sorted(rows: readonly Row[], { ascs, descs }: Readonly<Record<string, unknown>>): readonly Row[] {
  const name = String(descs ?? ascs ?? '')
  if (!name) return rows
  return rows.toSorted((one, other) => compare(one[name], other[name]) * (descs ? -1 : 1))
}
