import { type RawBuilder, sql } from 'kysely'
import { today } from '#server/areas/base/asks.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

interface Place {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly parentId: string | null
}

async function places({ app: { db }, tenantId }: PersonalCall, condition: RawBuilder<boolean>) {
  const { rows } = await sql<Place>`select c.id, c.code, c.name, c.parent_id as "parentId" from base_canton c
    where c.tenant_id = ${tenantId} and (c.valid_to is null or c.valid_to >= ${today}) and ${condition}
    order by c.code`.execute(db)
  return rows.map((place) => ({ ...place, label: place.name, value: place.id }))
}

/** The cantons right under the one that the parameter names, by id or by its code of six digits. */
const under = (parameter: string) => (call: PersonalCall) => {
  const parent = call.c.req.query(parameter) ?? ''
  return places(
    call,
    sql`exists (select from base_canton p where p.tenant_id = c.tenant_id and p.id = c.parent_id
      and (p.id::text = ${parent} or p.code = ${parent}))`,
  )
}

/** Provinces with their cities and counties, for a cascade: only those that exist today. */
async function areaList(call: PersonalCall) {
  const all = await places(call, sql`true`)
  const below = Map.groupBy(all, ({ parentId }) => parentId)
  const withChildren = (place: (typeof all)[number]): object => ({
    ...place,
    children: (below.get(place.id) ?? []).map(withChildren),
  })
  return (below.get(null) ?? []).map(withChildren)
}

type Told = Pick<Route, 'title' | 'query' | 'reply'>

const route = (name: string, told: Told, answer: (call: PersonalCall) => unknown): Route => ({
  method: 'GET',
  path: `base/canton/${name}`,
  access: 'signed-in',
  reply: 'options',
  ...told,
  answer,
})

export const cantonRoutes: readonly Route[] = [
  route('getAreaList', { title: '省、市、县三级区划', reply: 'list' }, areaList),
  route('getProvince', { title: '省级区划' }, (call) => places(call, sql`c.parent_id is null`)),
  route('getCity', { title: '省内的地级区划', query: { province: '*省的编号或代码' } }, under('province')),
  route('getArea', { title: '市内的县级区划', query: { city: '*市的编号或代码' } }, under('city')),
]
