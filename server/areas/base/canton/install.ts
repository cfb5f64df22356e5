import { canton } from '#domain/base/canton.ts'
import type { Create, Row } from '#domain/kernel/infer.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { cantonIdOf } from './canton-id.ts'

type Canton = Create<typeof canton> & Pick<Row<typeof canton>, 'id' | 'fullName'>

/**
 * Gives a college the cantons of the whole country, some 3,900, unless it has any already: what an
 * administrator changed stays. The data is loaded when it is asked for, so that no browser carries it.
 */
export async function installCantons(db: Database, tenantId: string): Promise<void> {
  if (await table(canton, db, tenantId).exists({})) return
  const { areaList } = await import('@vant/area-data')
  await insertRows(db, canton, tenantId, cantonsOf(areaList))
}

interface AreaList {
  readonly province_list: Readonly<Record<string, string>>
  readonly city_list: Readonly<Record<string, string>>
  readonly county_list: Readonly<Record<string, string>>
}

/** Above first. Of 北京市, 北京市, 东城区 the full name says 北京市 once. */
export function cantonsOf({ province_list, city_list, county_list }: AreaList): Canton[] {
  const named = { ...province_list, ...city_list }
  const row =
    (level: Canton['level'], above: readonly string[]) =>
    ([code, name]: [string, string]) => {
      const parents = above.map((end) => code.slice(0, 6 - end.length) + end)
      const names = [...parents.map((parent) => named[parent] ?? ''), name]
      const parent = parents.at(-1)
      return {
        id: cantonIdOf(code),
        code,
        name,
        fullName: [...new Set(names)].join(''),
        level,
        parentId: parent === undefined ? null : cantonIdOf(parent),
      }
    }
  return [
    ...Object.entries(province_list).map(row('province', [])),
    ...Object.entries(city_list).map(row('city', ['0000'])),
    ...Object.entries(county_list).map(row('county', ['0000', '00'])),
  ]
}
