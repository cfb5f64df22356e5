import { sql } from 'kysely'
import { repairArea } from '#domain/dormitory/repair/area.ts'
import { repairMaterial } from '#domain/dormitory/repair/material.ts'
import { repairType } from '#domain/dormitory/repair/type.ts'
import { user } from '#domain/system/user.ts'
import { installRepair } from '#server/areas/dormitory/repair/install.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { empty, table } from '#server/core/database/table.ts'
import { addUser } from '#server/identity/session/add-user.ts'

/** Code, name, specification, unit, price in fen, what was bought, least stock, the types that take it. */
const materials = [
  ['M001', '陶瓷阀芯', '35 mm', '个', 1250, 420, 30, ['tap']],
  ['M002', '冷热水龙头', '4 分', '只', 6800, 200, 20, ['tap']],
  ['M003', '角阀', '4 分', '只', 1800, 260, 20, ['tap', 'toilet']],
  ['M004', '下水软管', '1.2 m', '根', 950, 240, 20, ['drain']],
  ['M005', '冲水阀', '脚踏式', '只', 8500, 150, 10, ['toilet']],
  ['M006', 'LED 灯管', 'T8 18 W', '支', 1500, 480, 40, ['light', 'corridor']],
  ['M007', '五孔插座', '10 A', '只', 1200, 300, 30, ['socket']],
  ['M008', '空气开关', 'C16', '只', 2600, 160, 15, ['socket']],
  ['M009', '空调遥控器', '通用', '只', 2500, 120, 10, ['air']],
  ['M010', '制冷剂', 'R32', '罐', 9800, 120, 10, ['air']],
  ['M011', '风扇电容', '2.5 μF', '只', 600, 120, 10, ['fan']],
  ['M012', '加热管', '2 kW', '根', 7600, 140, 10, ['heater']],
  ['M013', '锁芯', '70 mm', '副', 4500, 220, 20, ['lock']],
  ['M014', '合页', '4 寸', '副', 800, 320, 30, ['door', 'bed']],
  ['M015', '纱窗网', '1 m 宽', '米', 700, 260, 20, ['door']],
  ['M016', '水晶头', '六类', '个', 150, 600, 60, ['port', 'wifi']],
] as const

/** Which material a repair of a type takes, for the demo's history. */
export const materialOf: readonly (readonly [type: string, material: string])[] = materials.flatMap(
  ([code, , , , , , , types]) => types.map((type) => [type, code] as const),
)

/** What each worker of the demo does; the first is the account 维修工. */
const trades = [
  ['水电', ['water', 'power', 'public']],
  ['木工门窗', ['wood']],
  ['网络', ['network']],
] as const

/** The colleagues of the account 维修工: they sign in by no password that anybody knows. */
const colleagues = ['陈志强', '黄建华', '梁国栋']

async function demoWorkers(app: AppContext, tenantId: string): Promise<readonly string[]> {
  const own = await table(user, app.db, tenantId).get({ account: 'repairer' }, ['id'])
  if (!own) return []
  const others = []
  for (const [at, name] of colleagues.entries()) {
    const account = `repairer-${at + 2}`
    const colleague = {
      account,
      name,
      kind: 'other',
      password: crypto.randomUUID(),
      roles: ['repairer'],
    } as const
    others.push(await addUser(app, tenantId, colleague, 'demo'))
  }
  return [own.id, ...others]
}

/** Materials as they were bought, and areas: one for each campus and trade, among the workers in turn. */
export async function demoSetting(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  await installRepair(db, tenantId)
  const random = seeded(61)
  const made = { by: 'demo', at: new Date(referenceDay) }
  const kept = materials.map(([code, name, spec, unit, price, stock, leastStock]) => ({
    ...{ id: random.id(), code, name, spec, unit, price, stock, leastStock, short: false, enabled: true },
  }))
  await insertRows(db, repairMaterial, tenantId, kept, made)
  const workers = await demoWorkers(app, tenantId)
  if (workers.length === 0) return
  const { rows: campuses } = await sql<{ name: string; buildings: string }>`select c.name,
      string_agg(b.id::text, ',' order by b.code) as buildings from base_building b
    join base_campus c on c.tenant_id = b.tenant_id and c.id = b.campus_id
    where b.tenant_id = ${tenantId} and b.kind = 'dormitory' group by c.id, c.name, c.code order by c.code`.execute(
    db,
  )
  const types = await table(repairType, db, tenantId).list({ parentId: empty }, ['id', 'code'])
  // On the second campus live the students whom the accounts of the demo look after.
  const first = campuses.length > 1 ? 1 : 0
  const areas = campuses.flatMap(({ name, buildings }, campus) =>
    trades.map(([trade, codes], at) => ({
      ...{ id: random.id(), name: `${name}${trade}`, buildingIds: buildings, enabled: true, capacity: 12 },
      workerId: workers[(campus * trades.length + at + first) % workers.length],
      phone: `0757-8800${campus + 1}${at + 1}0`,
      typeIds: types
        .filter(({ code }) => (codes as readonly string[]).includes(code))
        .map(({ id }) => id)
        .join(','),
    })),
  )
  await insertRows(db, repairArea, tenantId, areas, made)
}
