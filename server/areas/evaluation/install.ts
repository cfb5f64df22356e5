import { evaluationItem } from '#domain/evaluation/item.ts'
import { plusMinusStandard } from '#domain/evaluation/standard.ts'
import { evaluationType } from '#domain/evaluation/type.ts'
import type { Dimension } from '#domain/evaluation/words.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

/** Dimension, name, source of the base, weight, base and cap: 德 20, 智 60, 体 8, 美 6, 劳 6. */
type TypeRow = readonly [Dimension, string, 'fixed' | 'academic' | 'fitness', number, number, number]

const types: readonly TypeRow[] = [
  ['moral', '思想品德', 'fixed', 20, 70, 100],
  ['intellectual', '学业水平', 'academic', 60, 0, 100],
  ['physical', '身心素质', 'fitness', 8, 0, 100],
  ['aesthetic', '审美与人文素养', 'fixed', 6, 60, 100],
  ['labour', '劳动素养', 'fixed', 6, 60, 100],
]

/** An item: code, name, dimension, whether students declare it. */
const items: readonly (readonly [string, string, Dimension, boolean])[] = [
  ['D01', '荣誉称号', 'moral', true],
  ['D02', '学生干部', 'moral', true],
  ['D03', '好人好事', 'moral', true],
  ['D04', '日常行为', 'moral', false],
  ['Z01', '学科与技能竞赛', 'intellectual', true],
  ['Z02', '科技成果与证书', 'intellectual', true],
  ['T01', '体育竞赛', 'physical', true],
  ['T02', '体育锻炼', 'physical', false],
  ['M01', '文艺竞赛与演出', 'aesthetic', true],
  ['L01', '志愿服务', 'labour', true],
  ['L02', '劳动实践', 'labour', true],
  ['L03', '寝室劳动', 'labour', false],
]

type Direction = 'plus' | 'minus'

/** A standard: name, item, direction, level, rank, points. What has no points is the heading of those after it. */
type StandardRow = readonly [string, string, Direction, string | null, string | null, number | null]

const contest = (item: string, what: string, points: readonly number[]): readonly StandardRow[] => [
  [what, item, 'plus', null, null, null],
  [[what, '国家级一等奖'].join(''), item, 'plus', '1', '1', points[0] ?? 0],
  [[what, '国家级二等奖'].join(''), item, 'plus', '1', '2', points[1] ?? 0],
  [[what, '省级一等奖'].join(''), item, 'plus', '2', '1', points[2] ?? 0],
  [[what, '省级二等奖'].join(''), item, 'plus', '2', '2', points[3] ?? 0],
  [[what, '省级三等奖'].join(''), item, 'plus', '2', '3', points[4] ?? 0],
  [[what, '校级一等奖'].join(''), item, 'plus', '4', '1', points[5] ?? 0],
  [[what, '校级二等奖'].join(''), item, 'plus', '4', '2', points[6] ?? 0],
  [[what, '院级获奖'].join(''), item, 'plus', '5', null, points[7] ?? 0],
]

const standards: readonly StandardRow[] = [
  ['荣誉称号', 'D01', 'plus', null, null, null],
  ['省级三好学生或优秀学生干部', 'D01', 'plus', '2', null, 10],
  ['校级三好学生或优秀学生干部', 'D01', 'plus', '4', null, 6],
  ['院级先进个人', 'D01', 'plus', '5', null, 3],
  ['学生干部任职', 'D02', 'plus', null, null, null],
  ['校级学生组织主要负责人', 'D02', 'plus', '4', null, 8],
  ['院级学生组织负责人', 'D02', 'plus', '5', null, 6],
  ['班长或团支部书记', 'D02', 'plus', '6', null, 5],
  ['其他班委', 'D02', 'plus', '6', null, 3],
  ['见义勇为或拾金不昧', 'D03', 'plus', null, null, 4],
  ['日常行为扣分', 'D04', 'minus', null, null, null],
  ['课堂违反纪律', 'D04', 'minus', null, null, 2],
  ['无故缺席集体活动', 'D04', 'minus', null, null, 2],
  ['早操或晚自习缺勤', 'D04', 'minus', null, null, 1],
  ...contest('Z01', '学科与技能竞赛', [20, 16, 12, 10, 8, 5, 4, 2]),
  ['授权专利或软件著作权', 'Z02', 'plus', null, null, 10],
  ['取得职业技能等级证书', 'Z02', 'plus', null, null, 5],
  ...contest('T01', '体育竞赛', [20, 16, 12, 10, 8, 5, 4, 2]),
  ['无故缺席体育锻炼', 'T02', 'minus', null, null, 2],
  ...contest('M01', '文艺竞赛', [25, 20, 16, 14, 12, 10, 8, 5]),
  ['参加校级演出', 'M01', 'plus', '4', '5', 6],
  ['志愿服务满二十小时', 'L01', 'plus', null, null, 12],
  ['志愿服务满十小时', 'L01', 'plus', null, null, 8],
  ['完成校外劳动实践', 'L02', 'plus', null, null, 10],
  ['文明寝室成员', 'L02', 'plus', '4', null, 8],
  ['寝室卫生不合格', 'L03', 'minus', null, null, 3],
]

const withoutProof = new Set(['D02', 'D04', 'T02', 'L03'])

/** The types, items and standards that a college begins with; one that has types keeps its own. */
export async function installEvaluation(db: Database, tenantId: string): Promise<void> {
  if (await table(evaluationType, db, tenantId).exists({})) return
  const typeIds = new Map(types.map(([dimension]) => [dimension, newId()]))
  await insertRows(
    db,
    evaluationType,
    tenantId,
    types.map(([dimension, name, source, weight, base, cap], at) => ({
      ...{ id: typeIds.get(dimension) ?? newId(), code: dimension, name, dimension, source },
      ...{ weight, base, cap, sort: at + 1, enabled: true },
    })),
  )
  const itemIds = new Map(items.map(([code]) => [code, newId()]))
  await insertRows(
    db,
    evaluationItem,
    tenantId,
    items.map(([code, name, dimension, declarable], at) => ({
      ...{ id: itemIds.get(code) ?? newId(), code, name, typeId: typeIds.get(dimension) },
      ...{ declarable, sort: at + 1, enabled: true },
    })),
  )
  let heading: { readonly id: string; readonly item: string } | undefined
  const rows = standards.map(([name, item, direction, level, rank, points], at) => {
    const id = newId()
    if (points === null) heading = { id, item }
    const under = points !== null && heading?.item === item ? heading.id : null
    return {
      ...{ id, name, parentId: under, itemId: itemIds.get(item), direction, level, rank, points },
      ...{ asksProof: !withoutProof.has(item), sort: at + 1, enabled: true },
    }
  })
  await insertRows(db, plusMinusStandard, tenantId, rows)
}
