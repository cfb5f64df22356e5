import type { z } from 'zod'
import { unlock } from '#domain/dormitory/unlock.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import type { Ordered } from '#domain/system/door-order.ts'
import {
  commandsAsked,
  eventsTold,
  heartbeatTold,
  outcomeTold,
  peopleAsked,
  peopleTaken,
} from '#domain/system/door-wire.ts'
import { openedByDevice } from '#domain/system/doors/asked.ts'
import { doorCalls } from '#domain/system/doors/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { count } from '#server/core/rate-counter.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { assertSelf } from '#server/identity/second-factor/assert.ts'
import { deskCommandRoutes } from './at-desk.ts'
import { fetchCommands } from './fetch-commands.ts'
import { fromGateway } from './gateway-call.ts'
import { orderOpening } from './order.ts'
import { changedPeople, notePeopleTaken } from './people.ts'
import { takeEvents } from './take-events.ts'
import { takeHeartbeat } from './take-heartbeat.ts'
import { takeOutcome } from './take-outcome.ts'
import { wakeGateways } from './wake.ts'

const mostInAMinute = 20
/** Bytes of a call about five hundred people or events. */
const ofGateways = 512 * 1024

/** In one transaction, for a person who may; then the gateways are woken. */
async function ordered(
  { c, app, actor: caller }: PersonalCall,
  order: (unit: Unit) => Promise<Ordered>,
): Promise<Ordered> {
  const actor = { ...caller, address: addressOf(c) || undefined }
  const orders = { tenantId: actor.tenantId, subject: `door order ${actor.id}` }
  if ((await count(app.db, orders, 60, app.now())) > mostInAMinute)
    refuse({ type: 'too-many', message: '开门过于频繁，请一分钟后再试', retryAfter: 60 })
  const given = await app.db.transaction().execute((db) => order({ db, app, actor }))
  wakeGateways()
  return given
}

/** The row, within the reach that this permission gives. */
const within = async (unit: Unit, resource: AnyResource, id: string) =>
  (await readerOf(resource).one(unit, id, `${resource.name}:open`)) ?? refuse({ type: 'not-found' })

async function orderByDevice({ id, reason, ...proof }: z.output<typeof openedByDevice>, call: PersonalCall) {
  await assertSelf(call, proof)
  return ordered(call, async (unit) => {
    await within(unit, doorDevice, id)
    return orderOpening(unit, id, reason)
  })
}

async function orderByRegister({ id }: z.output<typeof oneId>, call: PersonalCall) {
  return ordered(call, async (unit) => {
    const { db, actor } = unit
    await table(unlock, db, actor.tenantId).lock({ id })
    const whole = (await within(unit, unlock, id)).whole as unknown as Readonly<Record<string, string | null>>
    if (whole.openState === 'confirmed')
      refuse({ type: 'conflict', message: '这条登记已经开过门，请重新登记' })
    const given = await orderOpening(unit, String(whole.deviceId), String(whole.subject))
    // An order of somebody else's for the same door is not this entry's.
    if (!given.repeated)
      await table(unlock, db, actor.tenantId).update(
        { id },
        { commandId: given.id, openState: given.state, openedBy: actor.name },
      )
    return given
  })
}

/** Calls of doors beside those that their resources have. Those of gateways are public: the signature is their session. */
export const doorRoutes: readonly Route[] = [
  ...deskCommandRoutes,
  answerCall(doorCalls.byDevice, openedByDevice, orderByDevice),
  answerCall(doorCalls.byRegister, oneId.strict(), orderByRegister),
  {
    method: 'POST',
    path: 'system/doors/heartbeat',
    access: 'public',
    title: '门禁网关：心跳',
    input: heartbeatTold,
    maxBodyBytes: ofGateways,
    answer: fromGateway(heartbeatTold, async ({ app, gateway, body, address, unremarkable }) => {
      const answer = await takeHeartbeat(app, gateway, body, address)
      unremarkable()
      return answer
    }),
  },
  {
    method: 'POST',
    path: 'system/doors/events',
    access: 'public',
    title: '门禁网关：上报事件',
    input: eventsTold,
    maxBodyBytes: ofGateways,
    answer: fromGateway(eventsTold, async ({ app, gateway, body }) => ({
      results: await takeEvents(app, gateway, body.events),
    })),
  },
  {
    method: 'POST',
    path: 'system/doors/commands',
    access: 'public',
    title: '门禁网关：领取开门指令',
    input: commandsAsked,
    answer: fromGateway(commandsAsked, async ({ app, gateway, body, gone, unremarkable }) => {
      const answer = await fetchCommands(app, gateway, body.wait, gone)
      if (answer.commands.length === 0) unremarkable()
      return answer
    }),
  },
  {
    method: 'POST',
    path: 'system/doors/outcome',
    access: 'public',
    title: '门禁网关：回报开门结果',
    input: outcomeTold,
    answer: fromGateway(outcomeTold, ({ app, gateway, body }) => takeOutcome(app, gateway, body)),
  },
  {
    method: 'POST',
    path: 'system/doors/people',
    access: 'public',
    title: '门禁网关：人员变化',
    input: peopleAsked,
    answer: fromGateway(peopleAsked, ({ app, gateway, body }) => changedPeople(app, gateway, body.since)),
  },
  {
    method: 'POST',
    path: 'system/doors/peopleTaken',
    access: 'public',
    title: '门禁网关：回报人员同步',
    input: peopleTaken,
    maxBodyBytes: ofGateways,
    answer: fromGateway(peopleTaken, ({ app, gateway, body }) => notePeopleTaken(app, gateway, body)),
  },
]
