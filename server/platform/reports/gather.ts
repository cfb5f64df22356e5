import { sql } from 'kysely'
import { isNumeric } from '#domain/kernel/field.ts'
import { fenOf, readYuan } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { ReportRow } from '#domain/reports/flow.ts'
import type { Facts } from '#domain/reports/pages.ts'
import { appInfo } from '#domain/system/app-info.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { cellsOf } from '#server/engine/export/cells.ts'
import type { ExportPlan } from '#server/engine/export/plan.ts'
import { type Found, portionsOf } from '#server/engine/export/rows.ts'
import type { Report } from './kept.ts'

/** What still goes on paper; beyond it people export. */
export const mostRows = 10_000

/** Refuses what is too much for paper, before anybody waits for it. */
export function refuseTooMany({ total }: Found) {
  if (total > mostRows)
    refuse({
      type: 'invalid',
      message: phrase('一次最多打印 {{count}} 条，请缩小查询范围', { count: mostRows }),
    })
}

/** The rows of a report as their reader may see them: labels for codes, masks for what is masked, nothing hidden. */
export async function gathered(unit: Unit, { resource }: Report, plan: ExportPlan, found: Found) {
  refuseTooMany(found)
  const cells = await cellsOf(unit.app, unit.actor.tenantId, resource, plan.columns)
  const shown = shownFields(resource)
  const names = plan.columns.map(({ fields: [name = ''] }) => name)
  const isAmount = (name: string) => shown.get(name)?.kind === 'money'
  const isNumber = (name: string) => isNumeric(shown.get(name)?.kind) && !isAmount(name)
  // What is hidden stands empty, so that its placeholder is no text of the paper.
  const none = Object.fromEntries([...shown.keys()].map((name) => [name, '']))
  const rows: ReportRow[] = []
  for await (const portion of portionsOf(unit, resource, found))
    for (const row of portion) {
      const texts = cells(row).map((cell, at) => [names[at], String(cell ?? '')] as const)
      const numbers = texts.filter(
        ([name = '', text]) => isNumber(name) && text && Number.isFinite(Number(text)),
      )
      const amounts = texts.filter(([name = '', text]) => isAmount(name) && readYuan(text) !== undefined)
      rows.push({
        texts: { ...none, ...Object.fromEntries(texts) },
        numbers: Object.fromEntries(numbers.map(([name, text]) => [name, Number(text)])),
        amounts: Object.fromEntries(amounts.map(([name, text]) => [name, fenOf(text)])),
      })
    }
  return rows
}

export async function factsFor({ db, now }: AppContext, { tenantId, name }: Actor): Promise<Facts> {
  const row = await table(appInfo, db, tenantId).get(
    { appType: '0' },
    { name: sql<string | null>`coalesce(school_name, global_title)` },
  )
  return { college: row?.name ?? '', today: timeOf(now()).slice(0, 10), who: name }
}

/** The line at the foot of every page. */
export const markOf = ({ now }: AppContext, { name, account }: Actor) =>
  `打印人：${name}（${account}）　打印时间：${timeOf(now())}`
