import type { GoodsAct, GoodsStudent, SetOnOffer } from '#domain/claim/goods/desk-calls.ts'
import { type OrderLine, orderStateAfter, owedOf, type Standing, totalOf } from '#domain/claim/goods/rules.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'

const wrong = (message: string): never => refuse({ type: 'invalid', message })

/** What an act needs to know beside the order. */
export interface Around {
  readonly student: GoodsStudent
  readonly sets: readonly SetOnOffer[]
  readonly key: { readonly id: string; readonly keyNo: string } | null
  /** In fen. */
  readonly deposit: number
  /** 2026-09-05 08:00:00 */
  readonly now: string
  readonly operator: string
}

const setNamed = (sets: readonly SetOnOffer[], id: string | null | undefined) =>
  sets.find((set) => set.id === id) ?? wrong('套装不存在或已停用')

/** Every thing of a set that is taken, in the sizes that were asked for; a size that is missing or strange is refused. */
function linesOf(
  set: SetOnOffer,
  taken: readonly string[],
  sizes: Readonly<Record<string, string>>,
): OrderLine[] {
  return set.items
    .filter(({ itemId, optional }) => !optional || taken.includes(itemId))
    .map(({ itemId, name, quantity, measure, sizes: own }) => {
      if (measure === 'none') return { itemId, sizeId: null, quantity }
      const size =
        own.find(({ id }) => id === sizes[itemId]) ?? wrong(phrase('请选择“{{name}}”的尺码', { name }))
      return { itemId, sizeId: size.id, quantity }
    })
}

/** An order but for its state, which is the chart's to say. */
type Changed = Omit<Standing, 'state'>

function bought(asked: GoodsAct, { student, sets, key, deposit }: Around): Changed {
  const bare = { keyId: null, keyNo: null, handover: null } as const
  const settled = (amount: number, setId: string | null, lines: readonly OrderLine[]): Changed => ({
    ...bare,
    setId,
    amount,
    paid: asked.paid ? amount : 0,
    lines,
  })
  if (asked.kind === 'key') {
    if (!student.bedId) wrong('该学生尚未分配床位')
    if (!key) wrong('该床位还没有登记钥匙')
    return settled(deposit, null, [])
  }
  const set = setNamed(sets, asked.setId)
  if (set.gender && set.gender !== student.gender) wrong('该套装不适用于该学生的性别')
  const lines = linesOf(set, asked.optional ?? [], asked.sizes ?? {})
  const extra = set.items.filter(({ itemId, optional }) => optional && asked.optional?.includes(itemId))
  return settled(totalOf(set.price, extra), set.id, lines)
}

/** The same things in other sizes. */
function resized(standing: Standing, { sizes = {} }: GoodsAct, { sets }: Around): Standing {
  const items = new Map(sets.flatMap((set) => set.items).map((item) => [item.itemId, item]))
  const lines = standing.lines.map((line) => {
    const asked = sizes[line.itemId]
    if (!asked || line.sizeId === null) return line
    const item = items.get(line.itemId)
    if (!item?.sizes.some(({ id }) => id === asked))
      wrong(phrase('请选择“{{name}}”的尺码', { name: item?.name ?? '' }))
    return { ...line, sizeId: asked }
  })
  if (JSON.stringify(lines) === JSON.stringify(standing.lines)) wrong('尺码没有变化')
  return { ...standing, lines }
}

/** How an order stands after an act that may be done. Of a student who never bought, `standing` is what they begin with. */
export function nextStanding(standing: Standing, asked: GoodsAct, around: Around): Standing {
  const { kind, act } = asked
  const next = changed(standing, asked, around)
  // What is bought for nothing, or paid at once, has nothing to wait for.
  const moved = act === 'buy' ? { ...standing, amount: next.amount, paid: next.paid } : standing
  const state = orderStateAfter(act, { kind, standing: moved, open: true, mayOwe: true })
  return { ...next, state }
}

function changed(standing: Standing, asked: GoodsAct, around: Around): Changed {
  const { key, deposit, now, operator } = around
  const nothing = { keyId: null, keyNo: null, handover: null }
  const handover = { at: now, way: asked.way ?? null, desk: asked.desk || null, operator }
  switch (asked.act) {
    case 'buy':
      return bought(asked, around)
    case 'pay':
      return { ...standing, paid: standing.paid + owedOf(standing) }
    case 'resize':
    case 'exchange':
      return resized(standing, asked, around)
    case 'receive': {
      if (asked.kind === 'key' && !key) wrong('该床位还没有登记钥匙')
      const own = asked.kind === 'key' ? { keyId: key?.id ?? null, keyNo: key?.keyNo ?? null } : {}
      return { ...standing, ...own, handover }
    }
    case 'refund':
    case 'cancel':
      return { ...standing, ...nothing, amount: 0, paid: 0 }
    case 'lose':
      return standing
    case 'reissue': {
      const keyNo = asked.keyNo ?? wrong('请填写新钥匙号')
      // What was paid for the lost one is not given back.
      return { ...standing, keyNo, amount: deposit, paid: asked.paid ? deposit : 0, handover }
    }
  }
}
