import { sql } from 'kysely'
import { goodsItem, goodsStock } from '#domain/claim/goods/item.ts'
import { dormKey } from '#domain/claim/goods/key.ts'
import { goodsOrder, goodsOrderLine } from '#domain/claim/goods/order.ts'
import { beddingParameter, keyParameter, militaryParameter } from '#domain/claim/goods/parameter.ts'
import { totalOf } from '#domain/claim/goods/rules.ts'
import { goodsSet, goodsSetLine } from '#domain/claim/goods/set.ts'
import { goodsSize } from '#domain/claim/goods/size.ts'
import { fenOf, type Yuan } from '#domain/kernel/money.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { type Random, referenceDay, seeded } from '#server/core/chance.ts'
import { analyze } from '#server/core/database/analyze.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind } from '#server/core/database/table.ts'
import { items, sets, sizes } from './goods-rows.ts'

interface Buyer {
  readonly id: string
  readonly gender: string
  readonly departmentId: string | null
  readonly majorId: string
  readonly classId: string | null
  readonly bedId: string | null
  readonly keyNo: string | null
  readonly bedName: string | null
  /** When they came; null who is still awaited. */
  readonly arrivedAt: string | null
  readonly owes: boolean
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The goods desks of the demo college: what they sell, who chose what, and what those who came have received. */
export async function createGoods({ db }: Pick<AppContext, 'db'>, tenantId: string): Promise<void> {
  const random = seeded(924)
  const shelf = shelfOf(random)
  const buyers = await buyersOf(db, tenantId)
  const keys = buyers.flatMap(({ bedId, bedName, keyNo }): (Row & { bedId: string })[] =>
    bedId ? [{ id: random.id(), bedId, keyNo: keyNo ?? bedName, state: 'stored' }] : [],
  )
  const keyOf = new Map(keys.map((key) => [key.bedId, key]))
  const orders: Row[] = []
  const lines: Row[] = []
  const out = new Map<string, number>()
  for (const buyer of buyers)
    for (const bought of choicesOf(random, shelf, buyer)) {
      const order = {
        id: random.id(),
        ...studentOf(buyer),
        ...bought.order,
        boughtAt: boughtAt(random),
        ...handover(random, buyer, bought.order),
      }
      const key = bought.order.kind === 'key' ? keyOf.get(buyer.bedId ?? '') : undefined
      const has = order.state === 'received'
      if (key && has) Object.assign(key, { state: 'issued' })
      orders.push({ ...order, keyId: key && has ? key.id : null, sizes: bought.words })
      for (const line of bought.lines) {
        lines.push({ id: random.id(), orderId: order.id, ...line })
        const at = `${line.itemId} ${line.sizeId}`
        if (has) out.set(at, (out.get(at) ?? 0) + line.quantity)
      }
    }
  const stock = shelf.stock.map((own) => ({ ...own, issued: out.get(`${own.itemId} ${own.sizeId}`) ?? 0 }))
  const rows = [
    [goodsSize, shelf.sizes],
    [goodsItem, shelf.items.map(inFen)],
    [goodsStock, stock],
    [goodsSet, shelf.sets.map(inFen)],
    [goodsSetLine, shelf.setLines],
    [dormKey, keys],
    [goodsOrder, orders],
    [goodsOrderLine, lines],
  ] as const
  const by = { by: 'demo', at: new Date(referenceDay) }
  for (const [table, all] of rows) await insertRows(db, table, tenantId, all as readonly Row[], by)
  await insertSettings(db, tenantId, random, shelf)
  await sql`update claim_dorm_key k set building_id = b.building_id from dormitory_bed b
    where k.tenant_id = ${tenantId} and b.tenant_id = k.tenant_id and b.id = k.bed_id`.execute(db)
  await analyze(
    db,
    rows.map(([table]) => table),
  )
}

async function buyersOf(db: Database, tenantId: string) {
  const { rows } = await sql<Buyer>`
    select a.id, a.gender, a.department_id as "departmentId", a.major_id as "majorId", a.class_id as "classId",
      a.bed_id as "bedId", b.key_no as "keyNo", b.name as "bedName", a.arrived_at::text as "arrivedAt",
      a.paid < a.due and a.deferred_until is null as owes
    from admissions_admitted_student a
    left join ${behind('dormitory_bed b', 'a.bed_id')}
    where a.tenant_id = ${tenantId} and a.arrival in ('awaited', 'arrived') order by a.candidate_no`.execute(
    db,
  )
  return rows
}

/** Sizes, items, stock and sets as rows that point at one another. */
function shelfOf(random: Random) {
  const sizeRows = sizes.map((size) => ({ id: random.id(), ...size }))
  const itemRows = Object.entries(items).flatMap(([kind, own]) =>
    own.map((item) => ({ id: random.id(), kind, enabled: true, ...item })),
  )
  const idOf = new Map(itemRows.map(({ code, id }) => [code, id]))
  const setRows = sets.map(({ kind, code, name, price }) => ({
    id: random.id(),
    kind,
    code,
    name,
    price,
    enabled: true,
  }))
  const setLines = sets.flatMap(({ holds, optional }, at) =>
    [...holds, ...optional].map((code) => ({
      id: random.id(),
      setId: setRows[at]?.id,
      itemId: idOf.get(code),
      quantity: 1,
      optional: optional.includes(code),
    })),
  )
  const sizesOf = ({ kind, measure }: (typeof itemRows)[number]) =>
    measure === 'none' ? [null] : sizeRows.filter((size) => size.kind === kind && size.measure === measure)
  const stock = itemRows.flatMap((item) =>
    sizesOf(item).map((size) => ({
      id: random.id(),
      itemId: item.id,
      sizeId: size?.id ?? null,
      stocked: size && item.kind === 'military' ? 900 : 4500,
    })),
  )
  return { sizes: sizeRows, items: itemRows, sets: setRows, setLines, stock }
}

type Shelf = ReturnType<typeof shelfOf>

const usual = { '1': { clothing: 5, shoes: 7, hat: 3 }, '2': { clothing: 2, shoes: 3, hat: 1 } }

/** Most are of middling size; a few are far off. */
function sizeFor(random: Random, all: Shelf['sizes'], gender: string) {
  if (all[0]?.kind === 'bedding') return all[random.next() < 0.92 ? 0 : 1]
  const middle = usual[gender === '2' ? '2' : '1'][(all[0]?.measure ?? 'hat') as 'hat'] ?? 1
  const off = Number(random.weighted({ '-2': 8, '-1': 22, '0': 38, '1': 22, '2': 10 }))
  return all[Math.min(Math.max(middle + off, 0), all.length - 1)]
}

function choicesOf(random: Random, shelf: Shelf, buyer: Buyer) {
  const whole = random.next() < 0.7
  const bedding = buyer.bedId && random.next() < 0.64 ? shelf.sets[whole ? 0 : 1] : undefined
  const clothing = random.next() < 0.93 ? shelf.sets[2] : undefined
  const bought = [bedding, clothing].flatMap((set) => (set ? [ofSet(random, shelf, set, buyer)] : []))
  return buyer.bedId ? [...bought, ofKey(buyer)] : bought
}

/** Of a key, in fen. */
const deposit = 2000
const inFen = <R extends { readonly price: Yuan }>(row: R) => ({ ...row, price: fenOf(row.price) })

const stateOf = ({ owes }: Buyer) => (owes ? 'chosen' : 'paid')
const paidOf = (buyer: Buyer, amount: number) => (buyer.owes ? 0 : amount)

const ofKey = (buyer: Buyer) => ({
  order: { kind: 'key', setId: null, amount: deposit, paid: paidOf(buyer, deposit), state: stateOf(buyer) },
  lines: [],
  words: null,
})

function ofSet(random: Random, shelf: Shelf, set: Shelf['sets'][number], buyer: Buyer) {
  const taken = shelf.setLines.filter(
    ({ setId, optional }) => setId === set.id && (!optional || random.next() < 0.3),
  )
  const chosen = taken.map(({ itemId, quantity, optional }) => {
    const item = shelf.items.find(({ id }) => id === itemId)
    const all = shelf.sizes.filter(({ kind, measure }) => kind === item?.kind && measure === item?.measure)
    const size = all.length > 0 ? sizeFor(random, all, buyer.gender) : undefined
    const words = size ? [`${item?.name} ${size.code}`] : []
    return {
      line: { itemId, sizeId: size?.id ?? null, quantity },
      words,
      price: item?.price ?? '0.00',
      quantity,
      optional,
    }
  })
  const amount = totalOf(
    set.price,
    chosen.filter(({ optional }) => optional),
  )
  return {
    order: {
      kind: set.kind as string,
      setId: set.id,
      amount,
      paid: paidOf(buyer, amount),
      state: stateOf(buyer),
    },
    lines: chosen.map(({ line }) => line),
    words: chosen.flatMap(({ words }) => words).join('，'),
  }
}

const studentOf = ({ id, departmentId, majorId, classId }: Buyer) => ({
  admittedId: id,
  departmentId,
  majorId,
  classId,
})

/** Within the weeks before term, most of them as soon as the letter was there. */
const boughtAt = (random: Random) =>
  new Date(Date.parse('2026-08-15T08:00:00+08:00') + random.next() ** 2 * 15 * 86_400_000).toISOString()

/** Those who came went on from the gate to the desks; a few have still to pass by. */
function handover(
  random: Random,
  { arrivedAt }: Buyer,
  { kind, state }: { readonly kind: string; readonly state: string },
) {
  if (arrivedAt === null || state !== 'paid' || random.next() > 0.88) return {}
  const receivedAt = new Date(Date.parse(arrivedAt) + (10 + random.below(70)) * 60_000).toISOString()
  const desk = { bedding: '后勤一号台', military: '武装部领取台', key: '公寓服务台' }[kind] ?? ''
  return {
    state: 'received',
    receivedAt,
    way: random.weighted({ 'id-card': 82, 'campus-card': 10, name: 8 }),
    desk,
    operator: '核验员',
  }
}

async function insertSettings(db: Database, tenantId: string, random: Random, shelf: Shelf) {
  const common = {
    year: 2026,
    open: true,
    opensAt: '2026-08-15T08:00:00+08:00',
    oweMayReceive: false,
    undoMinutes: 30,
  }
  const row = (more: object) => [{ id: random.id(), ...common, ...more }]
  const notice = '请当面点清件数、核对尺码；尺码不合适的，领取后七日内未下水、吊牌完好可以换货。'
  const usualSet = (at: number) => ({ usualSetId: shelf.sets[at]?.id ?? null, notice })
  await insertRows(db, beddingParameter, tenantId, row(usualSet(0)), { by: 'demo' })
  await insertRows(db, militaryParameter, tenantId, row(usualSet(2)), { by: 'demo' })
  const keys = { deposit, notice: '每个床位一把钥匙，退宿时交回并退还押金；遗失须挂失补发。' }
  await insertRows(db, keyParameter, tenantId, row(keys), { by: 'demo' })
}
