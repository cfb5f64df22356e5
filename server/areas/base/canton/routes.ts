import { type RawBuilder, sql } from 'kysely'
import { citiesAsked, countiesAsked } from '#domain/base/cantons/asked.ts'
import { cantonCalls, type Place, type PlaceTree } from '#domain/base/cantons/calls.ts'
import { today } from '#server/areas/base/asks.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

type Kept = Pick<Place, 'id' | 'code' | 'name' | 'parentId'>

async function places({ app: { db }, tenantId }: PersonalCall, condition: RawBuilder<boolean>) {
  const { rows } = await sql<Kept>`select c.id, c.code, c.name, c.parent_id as "parentId" from base_canton c
    where c.tenant_id = ${tenantId} and (c.valid_to is null or c.valid_to >= ${today}) and ${condition}
    order by c.code`.execute(db)
  return rows.map((place) => ({ ...place, label: place.name, value: place.id }))
}

/** The cantons right under one, named by its id or by its code of six digits. */
const under = (parent: string, call: PersonalCall) =>
  places(
    call,
    sql`exists (select from base_canton p where p.tenant_id = c.tenant_id and p.id = c.parent_id
      and (p.id::text = ${parent} or p.code = ${parent}))`,
  )

/** Provinces with their cities and counties, for a cascade: only those that exist today. */
async function areaList(call: PersonalCall) {
  const all = await places(call, sql`true`)
  const below = Map.groupBy(all, ({ parentId }) => parentId)
  const withChildren = (place: Place): PlaceTree => ({
    ...place,
    children: (below.get(place.id) ?? []).map(withChildren),
  })
  return (below.get(null) ?? []).map(withChildren)
}

export const cantonRoutes: readonly Route[] = [
  answerPlain(cantonCalls.tree, areaList),
  answerPlain(cantonCalls.provinces, (call) => places(call, sql`c.parent_id is null`)),
  answerCall(cantonCalls.cities, citiesAsked, ({ province }, call) => under(province, call)),
  answerCall(cantonCalls.counties, countiesAsked, ({ city }, call) => under(city, call)),
]
