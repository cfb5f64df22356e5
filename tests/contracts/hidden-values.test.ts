import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas, resourceNamed, resources } from '#domain/index.ts'
import { type Condition, operatorsOf, operatorsOfMasked } from '#domain/kernel/condition.ts'
import { type Field, type Fields, type Masking, shapedBy } from '#domain/kernel/field.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { importBatch } from '#domain/system/import-batch.ts'
import { type ImportPlan, plainPlan } from '#domain/system/import-plan.ts'
import { importRow } from '#domain/system/import-row.ts'
import { importableFields, isImportable } from '#domain/system/importable.ts'
import { role } from '#domain/system/role.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted } from '#server/core/database/names.ts'
import { stamps } from '#server/core/stamps.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { batchNamed } from '#server/engine/import/batches.ts'
import { checkBatch } from '#server/engine/import/check.ts'
import { stagedWhere } from '#server/engine/import/stage.ts'
import type { FieldVisibility } from '#server/engine/rows/field-visibility.ts'
import { listQueryOf } from '#server/engine/rows/list-query.ts'
import { mask, usualMasks } from '#server/engine/rows/mask.ts'
import { declaredMenus } from '#server/identity/menus/declared.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const fieldsOf = ({ fields }: AnyResource) =>
  (Object.entries(fields) as [string, Field][]).filter(([, { secret }]) => !secret)
const isText = ({ kind }: Field) => kind === 'text' || kind === 'long-text'

/** Texts that all masks show alike, between which only the hidden letter differs. `b` stands for the row beside. */
const canaries = { before: 'QQQaQ', beside: 'QQQbQ', after: 'QQQcQ' } as const
const canary = (which: keyof typeof canaries, name: string) =>
  `${canaries[which]}${name.slice(0, 4).padEnd(4, 'x')}QQQQ`

/** Each way of asking for a field, whichever its kind. */
function waysToAsk(resource: AnyResource, name: string, field: Field) {
  const conditions = operatorsOf(field.kind).map(
    (is): Condition => ({ field: name, is, ...(!['empty', 'filled'].includes(is) && { value: 'x' }) }),
  )
  return {
    sorts: [{ sort: [name] }, { sort: [`-${name}`] }],
    filters: resource.filters.includes(name) ? [{ filters: { [name]: 'x' } }] : [],
    conditions,
  }
}

type Question = ReturnType<typeof listQueryOf>
const refuses = (question: Question, asked: object, visibility: FieldVisibility) => {
  try {
    question(asked, visibility)
    return false
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

describe('findings 6, 7: a question about what is kept from the asker', () => {
  it.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
    const question = listQueryOf(resource)
    for (const [name, field] of fieldsOf(resource)) {
      const { sorts, filters, conditions } = waysToAsk(resource, name, field)
      const hidden: FieldVisibility = { access: { [name]: 'hidden' }, masks: new Map(), titles: new Map() }
      for (const asked of [...sorts, ...filters, ...conditions.map((condition) => ({ condition }))])
        expect([name, asked, refuses(question, asked, hidden)]).toEqual([name, asked, true])
      if (field.target) {
        const titled: FieldVisibility = { access: {}, masks: new Map(), titles: new Map([[name, [1, 0]]]) }
        for (const asked of sorts) expect(refuses(question, asked, titled)).toBe(true)
      }
      if (!isText(field) || field.technical) continue
      const masked: FieldVisibility = { access: {}, masks: new Map([[name, [1, 0]]]), titles: new Map() }
      for (const asked of sorts) expect(refuses(question, asked, masked)).toBe(true)
      for (const condition of conditions) {
        const may = 'is' in condition && operatorsOfMasked.includes(condition.is)
        expect([condition, refuses(question, { condition }, masked)]).toEqual([condition, !may])
      }
      const equals: Condition = { field: name, is: 'equals', value: 'x' }
      for (const condition of [{ any: [equals] }, { not: equals }, { all: [equals, equals] }])
        expect(refuses(question, { condition }, masked)).toBe(true)
      const match = { field: name, value: shapedBy(field, 'x') }
      expect(question({ condition: { all: [equals] } }, masked).match).toEqual(match)
      for (const asked of filters) expect(question(asked, masked).match).toEqual(match)
    }
  })

  it('no two rows are told apart by what is masked: a conflict would say who holds it', () => {
    for (const { name, unique = [], fields } of resources)
      for (const group of unique as readonly (readonly string[])[])
        expect([name, group.filter((each) => (fields as Fields)[each]?.masked)]).toEqual([name, []])
  })
})

/** They grow by the asking itself. */
const ownLogs = new Set(['security.audit-record', 'system.log-export', 'system.log-api', 'system.log-error'])
const exported = new Set(areas.flatMap(declaredMenus).map(({ permission }) => permission))

describe.each(oneEngine)(
  'findings 6, 7: no answer depends on what is kept from the asker, on %s',
  (engine) => {
    const server = serverOn(engine)
    let college: ReturnType<typeof server.college>
    const rows = new Map<string, string>()
    /** Who sees of every resource what can be hidden not at all and its name in part; and who sees its name alone in part. */
    const asking = new Map<'strict' | 'titles', Ask>()
    const may = resources.flatMap(({ name }) => [`${name}:view`, `${name}:export`])

    const strictly = (resource: AnyResource): [string, FieldAccess][] =>
      fieldsOf(resource).flatMap(([name, field]): [string, FieldAccess][] => {
        if (name === resource.title) return isText(field) ? [[name, 'masked']] : []
        return [[name, isText(field) && name.length % 2 === 0 ? 'masked' : 'hidden']]
      })
    const titleOnly = (resource: AnyResource) =>
      strictly(resource).filter(([name]) => name === resource.title)

    async function rule(code: string, rulesOf: typeof strictly) {
      const { db } = server.app()
      const { tenantId } = college
      const roleId = crypto.randomUUID()
      await insertRows(db, role, tenantId, [{ id: roleId, code, name: code, grants: 'all', sort: 1 }])
      const rules = resources.flatMap((resource) =>
        rulesOf(resource).map(([field, access]) => ({
          ...stamps(tenantId),
          role_id: roleId,
          resource: resource.name,
          field,
          access,
          first: null,
          last: null,
        })),
      )
      for (let at = 0; at < rules.length; at += 500)
        await db
          .insertInto('security_secret_field')
          .values(rules.slice(at, at + 500))
          .execute()
    }

    /** Puts other values where nobody may see them. */
    async function plant(which: 'before' | 'after', fieldsIn: typeof strictly) {
      for (const resource of resources) {
        const set = fieldsIn(resource).flatMap(([name]) => {
          const field: Field = resource.fields[name]
          // Asking for a file writes into the audit chain, which counts on from its own serials.
          const value =
            ownLogs.has(resource.name) && name === 'serial' ? undefined : planted(name, field, which)
          return value === undefined ? [] : [sql`${sql.raw(quoted(name))} = ${value}`]
        })
        if (set.length > 0)
          await sql`update ${sql.raw(quoted(resource.name))} set ${sql.join(set)}
          where tenant_id = ${college.tenantId} and id = ${rows.get(resource.name)}`.execute(server.app().db)
      }
    }

    function planted(name: string, field: Field, which: 'before' | 'after') {
      if (isText(field)) return canary(which, name)
      const early = which === 'before'
      if (field.kind === 'date') return early ? '2026-08-01' : '2026-10-01'
      if (['integer', 'decimal', 'money'].includes(field.kind)) return early ? 0 : 2
      return field.kind === 'yes-no' ? !early : undefined
    }

    beforeAll(async () => {
      college = server.college()
      const { db } = server.app()
      for (const [name, { id }] of await sampleRows(db, college.tenantId)) rows.set(name, id)
      const beside = await db.transaction().execute(async (tx) => {
        const made: string[] = []
        for (const resource of resources) {
          if (resource.singleton) continue
          const [row] = (
            await sql<
              Record<string, unknown>
            >`select to_jsonb(r) as row from ${sql.raw(quoted(resource.name))} r
            where id = ${rows.get(resource.name)}`.execute(tx)
          ).rows
          const { row: kept } = row as { row: Record<string, unknown> }
          const texts = fieldsOf(resource)
            .filter(([, field]) => isText(field))
            .map(([name]) => [quoted(name).replaceAll('"', ''), canary('beside', name)])
          const next = { ...kept, id: crypto.randomUUID(), ...Object.fromEntries(texts) }
          await sql`savepoint one`.execute(tx)
          await sql`insert into ${sql.raw(quoted(resource.name))}
          select * from jsonb_populate_record(null::${sql.raw(quoted(resource.name))}, ${JSON.stringify(next)}::jsonb)`
            .execute(tx)
            .then(
              () => made.push(resource.name),
              () => sql`rollback to savepoint one`.execute(tx),
            )
        }
        return made
      })
      expect(beside.length).toBeGreaterThan(resources.length / 2)
      await plant('before', strictly)
      await rule('role-0', strictly)
      await rule('role-1', titleOnly)
      const strict = college.person([{ may }])
      asking.set('strict', strict)
      asking.set('titles', college.person([{ may: [] }, { may }]))
      const unit = { db, app: server.app(), actor: strict.actor }
      for (const resource of resources) {
        const [kept] = (
          await sql<Record<string, unknown>>`select * from ${sql.raw(quoted(resource.name))}
          where id = ${rows.get(resource.name)}`.execute(db)
        ).rows
        const before = Object.fromEntries(fieldsOf(resource).map(([name]) => [name, kept?.[name]]))
        await recordChange(unit, resource, null, { ...before, id: rows.get(resource.name) })
      }
    }, 60_000)

    /** The names of rows are in the lists alone; `whole` asks for each row and file as well. */
    async function answersTo(ask: Ask, whole: boolean) {
      const answers: Record<string, unknown> = {}
      for (const resource of resources) {
        const { name, singleton, parent, title, fields, sums } = resource
        if (ownLogs.has(name)) continue
        const path = `${areaOf(name)}/${callNameOf(name)}`
        const id = rows.get(name)
        const get = async (call: string) => {
          const { status, body } = await ask('GET', `${path}/${call}`)
          answers[`${path}/${call.replace(String(id), '…')}`] = [status, body.data ?? body.msg]
        }
        if (singleton) {
          await get('getOne')
          continue
        }
        await get('page')
        if (sums) await get('sums')
        await get('getSelect')
        await get(`getSelect?keyword=${canaries.before}`)
        if (parent) await get('getTree')
        if (isText(fields[title])) await get(`page?params.search=${canaries.after}`)
        if (!whole) continue
        await get(`getOne?id=${id}`)
        await get(`history?id=${id}`)
        if (exported.has(`${name}:export`)) {
          const heard = Object.fromEntries([...shownFields(resource).keys()].map((each) => [each, each]))
          const { status, body } = await ask('POST', `${path}/export`, {
            json: { fileName: 'x', format: 'csv', heard },
          })
          answers[`${path}/export`] = [status, body]
        }
      }
      return answers
    }

    /** The calls that answered otherwise than before. */
    const differing = (before: Record<string, unknown>, after: Record<string, unknown>) =>
      Object.keys(before).filter((call) => JSON.stringify(before[call]) !== JSON.stringify(after[call]))

    const hasCanary = (answers: Record<string, unknown>) =>
      Object.entries(answers).filter(([, answer]) =>
        Object.values(canaries).some((each) => JSON.stringify(answer).includes(each)),
      )

    it('neither its names, nor its values, nor its order', async () => {
      const [strict, titles] = [asking.get('strict') as Ask, asking.get('titles') as Ask]
      const [strictBefore, titlesBefore] = [await answersTo(strict, true), await answersTo(titles, false)]
      expect(Object.keys(strictBefore).length).toBeGreaterThan(300)
      expect(hasCanary(strictBefore)).toEqual([])
      await plant('after', titleOnly)
      expect(differing(titlesBefore, await answersTo(titles, false))).toEqual([])
      await plant('after', strictly)
      expect(differing(strictBefore, await answersTo(strict, true))).toEqual([])
    }, 120_000)
  },
)

/** Of each shape one that is kept, and one that is seen like it. */
const guesses = {
  phone: ['13812345678', '13887655678'],
  'id-number': ['110105194912310020', '11010119491231002X'],
  address: ['天河区中山大道西一号', '天河区中山大道西二号'],
  'bank-card': ['6222021234561234', '6222029876541234'],
  name: ['张三', '张五'],
} as const satisfies Record<Masking, readonly [string, string]>

describe.each(oneEngine)('a value that is masked, guessed in a sheet without a key, on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const guessed = resources
    .filter(isImportable)
    .flatMap((resource) =>
      importableFields(resource).flatMap(([name, { masked }]) =>
        masked ? [[`${resource.name} ${name}`, resource, name, masked] as const] : [],
      ),
    )
  let rows: Awaited<ReturnType<typeof sampleRows>>
  beforeAll(async () => {
    await college.manager('base.student-family')('GET', 'base/studentFamily/page')
    rows = await sampleRows(server.app().db, college.tenantId)
  })

  /** What a sheet says of a row that is kept. */
  function cellOf(resource: AnyResource, name: string): string | number | null {
    const { kind, target = '' } = (resource.fields as Fields)[name] as Field
    const kept = rows.get(resource.name)?.[name]
    const pointed = resourceNamed(target)
    if (kind === 'reference') return pointed && kept ? cellOf(pointed, pointed.title) : null
    if (kind === 'yes-no') return '是'
    return typeof kept === 'number' ? kept : String(kept ?? '')
  }

  /** What becomes of a sheet that says this row, with this cell for one of its fields. */
  async function checked(resource: AnyResource, name: string, cell: string) {
    const { db } = server.app()
    const { actor } = college.manager(resource.name)
    const fields = importableFields(resource).filter(
      ([each, { presence, masked }]) => each === name || (presence === 'required' && !masked),
    )
    const columns = fields.map(([each]) => each)
    const plan: ImportPlan = { ...plainPlan, columns }
    const id = crypto.randomUUID()
    const told = {
      resource: resource.name,
      fileId: rows.get('resource.attachment')?.id,
      fileName: 'x',
      hash: id,
      state: 'checking',
    }
    const batch = { id, ...told, total: 1, plan: JSON.stringify(plan) }
    await insertRows(db, importBatch, college.tenantId, [batch])
    const cells = JSON.stringify(columns.map((each) => (each === name ? cell : cellOf(resource, each))))
    const staged = { id: crypto.randomUUID(), batchId: id, line: 2, cells, state: 'raw' }
    await insertRows(db, importRow, college.tenantId, [staged])
    const unit = { db, app: server.app(), actor }
    const kept = await batchNamed(db, college.tenantId, id)
    await checkBatch(unit, kept, { tell: () => {}, cancelled: () => false })
    const [row] = await stagedWhere(db, kept, sql`true`)
    return { state: row?.state, targetId: row?.targetId, faults: row?.faults }
  }

  it.each(guessed)(
    '%s is told no more by a right guess than by a wrong one',
    async (_, resource, name, masked) => {
      const [right, wrong] = guesses[masked]
      await sql`update ${sql.raw(quoted(resource.name))} set ${sql.raw(quoted(name))} = ${right}
      where tenant_id = ${college.tenantId}`.execute(server.app().db)
      expect(await checked(resource, name, right)).toEqual(await checked(resource, name, wrong))
    },
  )

  it('and as it was exported it is the row that is kept', async () => {
    const family = resourceNamed('base.student-family') as AnyResource
    const [right] = guesses.phone
    await sql`update base_student_family set mobile = ${right} where tenant_id = ${college.tenantId}`.execute(
      server.app().db,
    )
    const veiled = await checked(family, 'mobile', mask(right, usualMasks.phone))
    expect(veiled).toEqual({ state: 'same', targetId: rows.get('base.student-family')?.id, faults: {} })
    expect(await checked(family, 'mobile', right)).toEqual({ state: 'new', targetId: null, faults: {} })
  })
})
