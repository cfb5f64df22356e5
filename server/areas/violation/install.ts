import { violationKind } from '#domain/violation/kind.ts'
import type { ViolationLevel } from '#domain/violation/words.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

/** Code, name, category, level, points, those of each repetition, and the most. */
type Kind = readonly [string, string, string, ViolationLevel, number, number, number]

const kinds: readonly Kind[] = [
  ['late', '晚归', '8', 'verbal', 3, 1, 6],
  ['absent-night', '夜不归宿', '8', 'circular', 10, 2, 20],
  ['appliance', '违章使用大功率电器', '9', 'warning', 15, 5, 25],
  ['truancy', '旷课', '2', 'verbal', 3, 1, 10],
  ['smoking', '在禁烟场所吸烟', '7', 'verbal', 3, 2, 10],
  ['damage', '损坏公物', '12', 'circular', 5, 2, 15],
  ['drinking', '酗酒', '6', 'circular', 8, 2, 20],
  ['insult', '侮辱他人', '13', 'warning', 15, 5, 25],
  ['cheating', '考试作弊', '1', 'demerit', 25, 15, 50],
  ['fighting', '打架斗殴', '3', 'serious', 20, 10, 50],
  ['gambling', '赌博', '5', 'serious', 20, 10, 50],
  ['theft', '盗窃', '4', 'probation', 40, 10, 60],
  ['network', '网络违规', '11', 'circular', 10, 5, 30],
  ['other', '其他违纪', '99', 'verbal', 2, 1, 10],
]

/** The kinds that a college begins with; one that has kinds keeps its own. */
export async function installViolationKinds(db: Database, tenantId: string): Promise<void> {
  if (await table(violationKind, db, tenantId).exists({})) return
  const rows = kinds.map(([code, name, category, level, points, repeatPoints, mostPoints], at) => ({
    ...{ id: newId(), code, name, category, level, points, repeatPoints, mostPoints },
    ...{ asksProof: level === 'demerit' || level === 'probation', sort: at + 1, enabled: true },
  }))
  await insertRows(db, violationKind, tenantId, rows)
}
