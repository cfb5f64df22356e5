import { sql } from 'kysely'
import { z } from 'zod'
import { unlock } from '#domain/dormitory/unlock.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { prose } from '#domain/kernel/seen.ts'
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
import { addressOf } from '#server/client-address.ts'
import { jsonOf } from '#server/request-body.ts'
import { checked } from '#server/resource/checked.ts'
import { readerOf } from '#server/resource/reading.ts'
import type { Desk } from '#server/resource/serve.ts'
import type { PersonalCall, Route } from '#server/route.ts'
import { assertion, assertSelf } from '#server/second-factor/assert.ts'
import { count } from '#server/tally.ts'
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
  { c, house, person: caller }: PersonalCall,
  order: (desk: Desk) => Promise<Ordered>,
): Promise<Ordered> {
  const person = { ...caller, address: addressOf(c) || undefined }
  const orders = { tenantId: person.tenantId, subject: `door order ${person.id}` }
  if ((await count(house.db, orders, 60, house.now())) > mostInAMinute)
    refuse({ type: 'too-many', message: '开门过于频繁，请一分钟后再试', retryAfter: 60 })
  const given = await house.db.transaction().execute((db) => order({ db, house, person }))
  wakeGateways()
  return given
}

/** The row, within the reach that this permission gives. */
const within = async (desk: Desk, resource: AnyResource, id: string) =>
  (await readerOf(resource).one(desk, id, `${resource.name}:open`)) ?? refuse({ type: 'not-found' })

const fromScreen = z.strictObject({ id: z.uuid(), reason: prose().min(2).max(200), ...assertion })

/** POST system/doorDevice/order: opens a door from afar, for a reason, by somebody who proves once more who they are. */
async function orderByDevice(call: PersonalCall) {
  const { id, reason, ...proof } = checked(fromScreen, {}, await jsonOf(call.c))
  await assertSelf(call, proof)
  return ordered(call, async (desk) => {
    await within(desk, doorDevice, id)
    return orderOpening(desk, id, reason)
  })
}

const fromRegister = z.strictObject({ id: z.uuid() })

/** POST dormitory/unlock/order: opens the door of an entry of the register, which says why and who stands by. */
async function orderByRegister(call: PersonalCall) {
  const { id } = checked(fromRegister, {}, await jsonOf(call.c))
  return ordered(call, async (desk) => {
    const { db, person } = desk
    await sql`select from dormitory_unlock where tenant_id = ${person.tenantId} and id = ${id} for update`.execute(
      db,
    )
    const whole = (await within(desk, unlock, id)).whole as unknown as Readonly<Record<string, string | null>>
    if (whole.openState === 'confirmed')
      refuse({ type: 'conflict', message: '这条登记已经开过门，请重新登记' })
    const given = await orderOpening(desk, String(whole.deviceId), String(whole.subject))
    // An order of somebody else's for the same door is not this entry's.
    if (!given.repeated)
      await sql`update dormitory_unlock set command_id = ${given.id}, open_state = ${given.state},
          opened_by = ${person.name}
        where tenant_id = ${person.tenantId} and id = ${id}`.execute(db)
    return given
  })
}

/** Calls of doors beside those that their resources have. Those of gateways are public: the signature is their session. */
export const doorRoutes: readonly Route[] = [
  ...deskCommandRoutes,
  {
    method: 'POST',
    path: 'system/doorDevice/order',
    access: 'system.door-device:open',
    answer: orderByDevice,
  },
  {
    method: 'POST',
    path: 'dormitory/unlock/order',
    access: 'dormitory.unlock:open',
    answer: orderByRegister,
  },
  {
    method: 'POST',
    path: 'system/doors/heartbeat',
    access: 'public',
    largest: ofGateways,
    answer: fromGateway(heartbeatTold, async ({ house, gateway, body, address, unremarkable }) => {
      const answer = await takeHeartbeat(house, gateway, body, address)
      unremarkable()
      return answer
    }),
  },
  {
    method: 'POST',
    path: 'system/doors/events',
    access: 'public',
    largest: ofGateways,
    answer: fromGateway(eventsTold, async ({ house, gateway, body }) => ({
      results: await takeEvents(house, gateway, body.events),
    })),
  },
  {
    method: 'POST',
    path: 'system/doors/commands',
    access: 'public',
    answer: fromGateway(commandsAsked, async ({ house, gateway, body, gone, unremarkable }) => {
      const answer = await fetchCommands(house, gateway, body.wait, gone)
      if (answer.commands.length === 0) unremarkable()
      return answer
    }),
  },
  {
    method: 'POST',
    path: 'system/doors/outcome',
    access: 'public',
    answer: fromGateway(outcomeTold, ({ house, gateway, body }) => takeOutcome(house, gateway, body)),
  },
  {
    method: 'POST',
    path: 'system/doors/people',
    access: 'public',
    answer: fromGateway(peopleAsked, ({ house, gateway, body }) => changedPeople(house, gateway, body.since)),
  },
  {
    method: 'POST',
    path: 'system/doors/peopleTaken',
    access: 'public',
    largest: ofGateways,
    answer: fromGateway(peopleTaken, ({ house, gateway, body }) => notePeopleTaken(house, gateway, body)),
  },
]
