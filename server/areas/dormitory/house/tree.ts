import { sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import type { HouseNode } from '#domain/dormitory/house/calls.ts'
import { floor } from '#domain/dormitory/house/floor.ts'
import { room } from '#domain/dormitory/room.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'

interface Asked {
  readonly root?: string | undefined
  readonly depth: 'dorm' | 'floor' | 'room'
}

interface Found {
  readonly campusId: string
  readonly campus: string
  readonly dormId: string
  readonly dorm: string
  readonly floorId: string | null
  readonly floor: string | null
  readonly roomId: string | null
  readonly room: string | null
}

/** Dormitories below their campuses, and floors and rooms below them: as far as the asker may look them up. */
export async function treeOf(
  { app, actor }: PersonalCall,
  { root, depth }: Asked,
): Promise<readonly HouseNode[]> {
  // Whose rooms may be looked up is led to them by their floors.
  const holdsRooms = sql`(${depth === 'room'} and exists (select from dormitory_room h
    where h.tenant_id = f.tenant_id and h.building_id = f.building_id and h.floor = f.no
      and ${lookUpReach(room, actor)('h')}))`
  const { rows } =
    await sql<Found>`select c.id as "campusId", c.name as campus, r.id as "dormId", r.name as dorm,
      f.id as "floorId", f.name as floor, m.id as "roomId", m.name as room
    from base_building r join ${behind('base_campus c', 'r.campus_id')}
    left join ${behind('dormitory_floor f', 'r.id', 'building_id')} and ${depth !== 'dorm'}
      and (${lookUpReach(floor, actor)('f')} or ${holdsRooms})
    left join ${behind('dormitory_room m', 'f.building_id', 'building_id')} and ${depth === 'room'}
      and m.floor = f.no and ${lookUpReach(room, actor)('m')}
    where r.tenant_id = ${actor.tenantId} and r.kind = 'dormitory' and r.enabled and ${lookUpReach(building, actor)()}
    order by c.code, r.name_sort_key, f.no, m.no`.execute(app.db)
  const levels = ['campus', 'dorm', 'floor', 'room'] as const
  const below = (some: readonly Found[], at: number): readonly HouseNode[] => {
    const kind = levels[at]
    if (!kind) return []
    const groups = Map.groupBy(some, (row) => row[`${kind}Id`])
    return [...groups].flatMap(([id, own]) => {
      const title = own[0]?.[kind]
      return id && title ? [{ id, value: id, title, label: title, kind, children: below(own, at + 1) }] : []
    })
  }
  const campuses = below(rows, 0)
  if (root !== '1' && root !== 'true') return campuses
  const above = { id: '0', value: '0', title: '全校', label: '全校' }
  return [{ ...above, kind: 'campus', children: campuses }]
}
