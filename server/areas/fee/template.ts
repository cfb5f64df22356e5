import { major } from '#domain/base/major.ts'
import { feeProject } from '#domain/fee/project.ts'
import { feeStandard } from '#domain/fee/standard.ts'
import { coversOf } from '#domain/fee/standard-for.ts'
import { feeTemplate, feeTemplateLine } from '#domain/fee/template.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

export const feeTemplates = serve(feeTemplate, {
  actions: {
    async price({ id }, { academicYear, dueOn, grade, majorId }, unit) {
      const { db, actor } = unit
      const lines = await table(feeTemplateLine, db, actor.tenantId).list({ templateId: id }, [
        ...(['projectId', 'amount'] as const),
      ])
      if (lines.length === 0) refuse({ type: 'conflict', message: '模板中还没有收费项目' })
      const year = { academicYear: academicYear ?? '', dueOn: dueOn ?? '' }
      const whom = { grade, majorId, level: null, studentType: null, entryMode: null }
      const covers = coversOf(whom)
      const known = await table(feeStandard, db, actor.tenantId).list(
        { academicYear: year.academicYear, covers },
        ['projectId'],
      )
      const missing = lines.filter((line) => !known.some(({ projectId }) => projectId === line.projectId))
      const before = await whomName(unit, whom)
      const names = await projectNames(unit)
      await rowsOf(feeStandard, unit).insertAll(
        missing.map(({ projectId, amount }) => ({
          ...{ name: `${before}${names.get(projectId) ?? ''}`, ...year, ...whom, projectId, amount },
        })),
        {},
        ['projectId'],
      )
      return {
        outcome: phrase('已生成 {{made}} 项收费标准，{{kept}} 项原已存在', {
          ...{ made: missing.length, kept: lines.length - missing.length },
        }),
      }
    },
  },
})

/** `软件技术 2026 级`, before the name of a project; empty for everybody. */
async function whomName(
  { db, actor }: Unit,
  { grade, majorId }: { readonly grade: number | null; readonly majorId: string | null },
) {
  const of = majorId ? await table(major, db, actor.tenantId).get({ id: majorId }, ['name']) : undefined
  const parts = [of?.name, grade ? `${grade} 级` : undefined].filter((each) => each !== undefined)
  return parts.join(' ')
}

async function projectNames({ db, actor }: Unit): Promise<ReadonlyMap<string, string>> {
  const rows = await table(feeProject, db, actor.tenantId).list({}, ['id', 'name'])
  return new Map(rows.map(({ id, name }) => [id, name]))
}
