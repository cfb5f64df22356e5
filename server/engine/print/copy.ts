import { phrase } from '#domain/kernel/phrase.ts'
import type { Paper, PaperFact, Print } from '#domain/kernel/print.ts'
import { newPrintCode } from '#domain/kernel/print-code.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { printRecord } from '#domain/system/print-record.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { collegeName } from '#server/core/college-name.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { titleIn } from '#server/engine/history/record.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { decisionsOn } from './decisions.ts'
import { factsOf, factsOnPaper } from './facts.ts'
import { wordingOf } from './seal.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

interface Named {
  /** Of the action. */
  readonly name: string
  readonly print: Print
}

/** Copies of one row. */
const mostCopies = 99

/** What a seal is for that is drawn. */
const usualPurpose = '学生事务专用'

/** Who issues a paper: whom its row names, else the college. */
export const issuerOf = async (
  db: Database,
  tenantId: string,
  { issuer }: Print,
  row?: Readonly<Record<string, unknown>>,
): Promise<string> => (issuer && row && String(row[issuer] ?? '')) || collegeName(db, tenantId)

/** By what a code is found again. */
export const codeHashOf = ({ secrets }: Pick<AppContext, 'secrets'>, code: string) =>
  secrets.sign(`print code ${code}`)

/** By what it is known whether a paper still says what is kept. */
export const digestOf = ({ secrets }: Pick<AppContext, 'secrets'>, facts: readonly PaperFact[]) =>
  secrets.sign(`print digest ${JSON.stringify(facts.map(({ label, value }) => [label, value]))}`)

/**
 * Prints one more copy of a row, which is locked: what the actor may see of it, under a code of its own. Called inside
 * the transaction of the action.
 */
export async function printCopy(
  unit: Unit,
  resource: AnyResource,
  { name, print }: Named,
  row: Row,
): Promise<Paper> {
  const { db, app, actor } = unit
  const { tenantId } = actor
  const count = await table(printRecord, db, tenantId).count({
    resource: resource.name,
    rowId: row.id,
    action: name,
  })
  const copy = count + 1
  if (copy > mostCopies)
    refuse({ type: 'conflict', message: phrase('同一份文书最多打印 {{most}} 份', { most: mostCopies }) })
  const within = { ...app, db }
  const mask = await maskerFor(db, actor, resource)
  const { title, seal } = await wordingOf(unit, print, row)
  const code = newPrintCode()
  const number = String(row[print.number] ?? '')
  const kept = {
    ...{
      id: newId(),
      paper: title,
      number,
      about: titleIn(resource, row).slice(0, 200),
      copy,
      userId: actor.id,
    },
    ...{ resource: resource.name, action: name, rowId: row.id, address: actor.address?.slice(0, 64) ?? null },
    printedAt: app.now().toISOString(),
    codeHash: await codeHashOf(app, code),
    digest: await digestOf(app, await factsOf(within, tenantId, resource, print.fields, row)),
  }
  await insertRows(db, printRecord, tenantId, [kept], { by: actor.id, at: app.now() })
  return {
    ...{ title, number, code, copy, seal, purpose: print.purpose ?? usualPurpose },
    college: await issuerOf(db, tenantId, print, row),
    facts: await factsOnPaper(within, tenantId, resource, print.fields, mask({ ...row })),
    decisions: print.decisions ? await decisionsOn(unit, resource.name, row.id) : [],
    note: print.note ?? null,
    printedBy: actor.name,
    printedAt: timeOf(app.now()),
  }
}
