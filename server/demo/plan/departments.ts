import type { campus } from '#domain/base/campus.ts'
import type { department } from '#domain/base/department.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import type { Shape } from '#server/demo/shape.ts'

/** Name, short name, code, kind (school.department-kind), campus, the department above. */
const declared: readonly [string, string, string, string, number, string?][] = [
  ['党政办公室', '党政办', '101', '2', 0],
  ['教务处', '教务处', '102', '2', 0],
  ['学生工作处', '学工处', '103', '2', 0],
  ['心理健康教育中心', '心理中心', '104', '3', 0, '学生工作处'],
  ['后勤保障处', '后勤处', '105', '4', 0],
  ['公寓管理中心', '公寓中心', '106', '4', 0, '后勤保障处'],
  ['信息工程学院', '信息学院', '201', '1', 0],
  ['智能制造学院', '智造学院', '202', '1', 0],
  ['建筑工程学院', '建工学院', '203', '1', 1],
  ['商学院', '商学院', '204', '1', 1],
  ['医药健康学院', '医药学院', '205', '1', 2],
  ['艺术与文旅学院', '艺旅学院', '206', '1', 2],
]

export function departmentsOf(
  random: Random,
  { departments }: Shape,
  campuses: readonly Made<typeof campus>[],
): Made<typeof department>[] {
  const chosen = declared.filter(([name]) => name in departments)
  const ids = new Map(chosen.map(([name]) => [name, random.id()]))
  return chosen.map(([name, shortName, code, kind, place, above], index) => ({
    id: ids.get(name) ?? '',
    code,
    name,
    shortName,
    kind,
    parentId: (above && ids.get(above)) || null,
    campusId: (campuses[place] ?? campuses[0])?.id ?? null,
    phone: `0757-1000${code}0`,
    establishedOn: `${1998 + index}-09-01`,
    sort: (index + 1) * 10,
    enabled: true,
  }))
}
