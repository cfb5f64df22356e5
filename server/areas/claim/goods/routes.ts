import { z } from 'zod'
import { countPlaces, goodsAct, goodsKind, goodsUndo, goodsWho } from '#domain/claim/goods/desk-calls.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { addressOf } from '#server/core/client-address.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { countsOf } from './counts.ts'
import { deskOf } from './desk.ts'
import { rulesOf } from './parameter.ts'
import { done } from './perform.ts'
import { pickingOf } from './picking.ts'
import { findStudents } from './students.ts'
import { undone } from './undo.ts'

const deskAt = ({ app, actor }: PersonalCall): Unit => ({ db: app.db, app, actor })

/** What a query must say; anything else is refused. */
function asked<T>({ c }: PersonalCall, schema: z.ZodType<T>): T {
  const { success, data } = schema.safeParse(c.req.query())
  return success ? data : refuse({ type: 'invalid', message: '请求参数格式错误' })
}

const oneStudent = z.object({ kind: goodsKind, id: z.uuid() })
const counted = z.object({ kind: goodsKind, by: z.enum(countPlaces) })
const ofClass = z.object({ kind: goodsKind, classId: z.uuid() })

async function find(call: PersonalCall) {
  const { kind, who } = await bodyOf(call.c, goodsWho)
  const { year } = await rulesOf(call.app.db, call.tenantId, kind, call.app.now())
  return findStudents(deskAt(call), year, who)
}

async function desk(call: PersonalCall) {
  const { kind, id } = asked(call, oneStudent)
  return deskOf(deskAt(call), kind, id)
}

const whoActs = ({ c, actor }: PersonalCall) => ({ ...actor, address: addressOf(c) || undefined })

async function act(call: PersonalCall) {
  const body = await bodyOf(call.c, goodsAct)
  return inTransaction(call.app, whoActs(call), async (at) => {
    await done(at, body)
    return deskOf(at, body.kind, body.id)
  })
}

async function undo(call: PersonalCall) {
  const body = await bodyOf(call.c, goodsUndo)
  return inTransaction(call.app, whoActs(call), async (at) => {
    const { kind, id } = await undone(at, body)
    return deskOf(at, kind, id)
  })
}

async function counts(call: PersonalCall) {
  const { kind, by } = asked(call, counted)
  return countsOf(deskAt(call), kind, by)
}

async function picking(call: PersonalCall) {
  const { kind, classId } = asked(call, ofClass)
  return pickingOf(deskAt(call), kind, classId)
}

const view = 'claim.goods-order:view'
const receive = 'claim.goods-order:receive'

/** Calls of the goods desks: bedding, military clothing and keys. */
export const goodsRoutes: readonly Route[] = [
  { method: 'POST', path: 'claim/goods/find', access: view, answer: find },
  { method: 'GET', path: 'claim/goods/desk', access: view, answer: desk },
  { method: 'POST', path: 'claim/goods/act', access: receive, answer: act },
  { method: 'POST', path: 'claim/goods/undo', access: receive, answer: undo },
  { method: 'GET', path: 'claim/goods/counts', access: view, answer: counts },
  { method: 'GET', path: 'claim/goods/picking', access: view, answer: picking },
]
