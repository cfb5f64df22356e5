import { awardCondition } from '#domain/award/condition.ts'
import { asksValue } from '#domain/award/judge.ts'
import { awardProject } from '#domain/award/project.ts'
import { awardType } from '#domain/award/type.ts'
import type { ConditionKind } from '#domain/award/words.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'

/** Code, name, category and period. */
const types = [
  ['GJJX', '国家奖助学金', '1', 'year'],
  ['XXJX', '学校奖学金', '1', 'year'],
  ['RYCH', '荣誉称号', '2', 'year'],
  ['DXJ', '单项奖', '4', 'term'],
] as const

type Asked = readonly [kind: ConditionKind, value?: number]

const clean: readonly Asked[] = [['enrolled'], ['notPunished'], ['noPunishment']]

/** What the demo college awards: percent of its students, yuan, and the conditions beside those of everybody. */
export const projects = [
  {
    ...{ code: 'GJJXJ', name: '国家奖学金', type: 'GJJX', level: '1', yuan: 10_000, ratio: 0.3 },
    ...{ unit: '教育部', fund: '中央财政', excludes: ['GJLZ'], isSenior: true, isHard: false },
    asks: [['studyYear', 2], ['majorRank', 10], ['total', 75], ['exclusive']],
  },
  {
    ...{ code: 'GJLZ', name: '国家励志奖学金', type: 'GJJX', level: '1', yuan: 6000, ratio: 3 },
    ...{ unit: '教育部', fund: '中央财政', excludes: ['GJJXJ'], isSenior: true, isHard: true },
    asks: [['studyYear', 2], ['majorRank', 30], ['hardship'], ['exclusive']],
  },
  {
    ...{ code: 'XJ1', name: '学校一等奖学金', type: 'XXJX', level: '3', yuan: 2000, ratio: 2 },
    ...{ unit: '学校', fund: '学校事业收入', excludes: ['XJ2', 'XJ3'], isSenior: false, isHard: false },
    asks: [['violationPoints', 5], ['classRank', 10], ['intellectual', 75], ['exclusive']],
  },
  {
    ...{ code: 'XJ2', name: '学校二等奖学金', type: 'XXJX', level: '3', yuan: 1200, ratio: 4 },
    ...{ unit: '学校', fund: '学校事业收入', excludes: ['XJ1', 'XJ3'], isSenior: false, isHard: false },
    asks: [['violationPoints', 5], ['classRank', 25], ['exclusive']],
  },
  {
    ...{ code: 'XJ3', name: '学校三等奖学金', type: 'XXJX', level: '3', yuan: 800, ratio: 6 },
    ...{ unit: '学校', fund: '学校事业收入', excludes: ['XJ1', 'XJ2'], isSenior: false, isHard: false },
    asks: [['violationPoints', 10], ['classRank', 60], ['exclusive']],
  },
  {
    ...{ code: 'SHXS', name: '三好学生', type: 'RYCH', level: '3', yuan: 0, ratio: 5 },
    ...{ unit: '学校', fund: null, excludes: [], isSenior: false, isHard: false },
    asks: [
      ['violationPoints', 5],
      ['moral', 60],
      ['classRank', 30],
    ],
  },
  {
    ...{ code: 'XXJB', name: '学习进步奖', type: 'DXJ', level: '4', yuan: 300, ratio: 2 },
    ...{ unit: '二级学院', fund: '学院奖励经费', excludes: [], isSenior: false, isHard: false },
    asks: [['violationPoints', 10]],
  },
] as const satisfies readonly (Readonly<Record<string, unknown>> & { readonly asks: readonly Asked[] })[]

export type Project = (typeof projects)[number]

/** Those that are as far down as they may be, not as far up. */
const below: readonly ConditionKind[] = ['violationPoints', 'classRank', 'majorRank', 'gradeRank']

/** Types, awards and conditions; answers with the ids of the awards by their codes. */
export async function demoRules(db: Database, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const typeIds = new Map(types.map(([code]) => [code as string, newId()]))
  const ids = new Map(projects.map(({ code }) => [code as string, newId()]))
  await insertRows(
    db,
    awardType,
    tenantId,
    types.map(([code, name, category, period], at) => ({
      ...{ id: typeIds.get(code) ?? '', code, name, category, period, sort: at + 1, enabled: true },
    })),
    { by: 'demo' },
  )
  await insertRows(
    db,
    awardProject,
    tenantId,
    projects.map(({ code, type, yuan, excludes, name, level, unit, fund }, at) => ({
      ...{ id: ids.get(code) ?? '', code, name, level, unit, fund, sort: at + 1, enabled: true },
      ...{ typeId: typeIds.get(type), amount: yuan > 0 ? yuan * 100 : null },
      excludes: excludes.map((other) => ids.get(other)).join(',') || null,
    })),
    { by: 'demo' },
  )
  await insertRows(
    db,
    awardCondition,
    tenantId,
    projects.flatMap(({ code, asks }) =>
      [...clean, ...(asks as readonly Asked[])].map(([kind, value = null], at) => ({
        ...{ id: newId(), projectId: ids.get(code), kind, value, hard: true, sort: at + 1 },
        ...{ operator: asksValue(kind) ? (below.includes(kind) ? 'atMost' : 'atLeast') : null },
        hardshipLevel: null,
      })),
    ),
    { by: 'demo' },
  )
  return ids
}
