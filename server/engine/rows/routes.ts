import { z } from 'zod'
import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { createSchema, updateSchema } from '#domain/kernel/schema.ts'
import { checked } from '#server/core/checked.ts'
import { formField, jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Served } from '#server/core/serve.ts'
import { actOnMany } from '#server/engine/batch/act-on-many.ts'
import {
  batchActSchema,
  batchRemoveSchema,
  batchUpdateSchema,
  undoSchema,
} from '#server/engine/batch/asked.ts'
import { batchOf } from '#server/engine/batch/batch.ts'
import { isRestorable, restorerOf } from '#server/engine/batch/restore.ts'
import { undoerOf } from '#server/engine/batch/undo.ts'
import { historyRoute } from '#server/engine/history/routes.ts'
import { matched } from '#server/engine/reveals/matched.ts'
import { revealOf } from '#server/engine/reveals/reveal.ts'
import { actionsOf } from './actions.ts'
import { visibilityOf } from './field-visibility.ts'
import { idOf, idsOf } from './ids.ts'
import { selectOf, treeOf } from './look-up.ts'
import { isMasked } from './masking.ts'
import { pageQueryOf } from './page-query.ts'
import { deskOf, personOf, picker, searchOf } from './picker.ts'
import { type Reader, readerOf } from './reading.ts'
import { ensureSettings } from './single.ts'
import { type Writer, writerOf } from './writing.ts'

/** The same calls for every resource. What differs between two of them is in their declarations. */
export function resourceRoutes(served: Served): Route[] {
  const { resource } = served
  const reader = readerOf(resource)
  const writer = writerOf(served, reader)
  const update = updateSchema(resource)
  const fields = resource.fields as Fields
  const call = callsOf(resource)

  const changing = call('POST', 'update', 'update', async (asked) =>
    writer.change(asked.app, personOf(asked), checked(update, fields, await jsonOf(asked.c))),
  )
  if (resource.singleton)
    return [
      call('GET', 'getOne', 'view', async ({ app, actor }) => {
        const id = await ensureSettings(app.db, actor.tenantId, resource)
        return (await reader.one({ db: app.db, app, actor }, id))?.shown
      }),
      changing,
      historyRoute(resource, reader),
    ]

  const writes = resource.writes ?? ['add', 'update', 'remove']
  return [
    ...readingCalls(served, reader),
    historyRoute(resource, reader),
    ...(writes.includes('update') ? [changing, ...manyChangingCalls(served, reader)] : []),
    ...(writes.includes('add') ? addingCalls(served, writer) : []),
    ...(writes.includes('remove') ? removingCalls(served, reader, writer) : []),
    ...(isRestorable(served) ? [restoringCall(served, reader)] : []),
    ...(isMasked(resource) ? [call('POST', 'reveal', 'reveal', revealOf(resource, reader))] : []),
    ...actingCalls(served, reader, writer),
  ]
}

const pathOf = ({ name }: AnyResource) => `${areaOf(name)}/${callNameOf(name)}`

/** Makes calls of one resource; `access` is the verb that its permission ends in. */
const callsOf =
  (resource: AnyResource) =>
  (method: Route['method'], name: string, access: string, answer: (call: PersonalCall) => unknown) =>
    ({
      ...(method === 'POST' &&
        (resource.proof || resource.actions?.[access]?.proof) && { proof: 'password' }),
      method,
      path: `${pathOf(resource)}/${name}`,
      access: `${resource.name}:${access}`,
      answer,
    }) as Route

function readingCalls({ resource, lookupFilters }: Served, reader: Reader): Route[] {
  const call = callsOf(resource)
  const at = pathOf(resource)
  const pageQuery = pageQueryOf(resource)
  const tree = resource.parent && treeOf(resource, resource.parent, lookupFilters)
  const queryOf = async (asked: PersonalCall, usual: number) => {
    const { current, size, ...reading } = pageQuery(searchOf(asked), {
      usual,
      largest: asked.app.settings.largestPage,
      visibility: await visibilityOf(asked.app.db, asked.actor, resource),
    })
    return { ...(await matched(deskOf(asked), resource, reading)), current, size }
  }
  return [
    call('GET', 'page', 'view', async (asked) => reader.page(deskOf(asked), await queryOf(asked, 10))),
    call('GET', 'list', 'view', async (asked) =>
      reader.list(deskOf(asked), await queryOf(asked, asked.app.settings.largestPage)),
    ),
    call('GET', 'getOne', 'view', async (asked) => {
      const row = await reader.one(deskOf(asked), idOf(asked.c.req.query('id')))
      return row?.shown ?? refuse({ type: 'not-found' })
    }),
    picker(`${at}/getSelect`, resource, selectOf(resource, { lookupFilters })),
    ...(tree ? [picker(`${at}/getTree`, resource, tree)] : []),
  ]
}

function addingCalls({ resource }: Served, writer: Writer): Route[] {
  const call = callsOf(resource)
  const create = createSchema(resource)
  const fields = resource.fields as Fields
  return [
    call('POST', 'add', 'add', async (asked) =>
      writer.add(asked.app, personOf(asked), checked(create, fields, await jsonOf(asked.c))),
    ),
  ]
}

function manyChangingCalls(served: Served, reader: Reader): Route[] {
  const call = callsOf(served.resource)
  const batch = batchOf(served, reader)
  const undo = undoerOf(served, reader)
  return [
    call('POST', 'batchUpdate', 'update', async (asked) =>
      batch.update(asked.app, personOf(asked), checked(batchUpdateSchema, {}, await jsonOf(asked.c))),
    ),
    call('POST', 'undo', 'update', async (asked) =>
      undo(asked.app, personOf(asked), checked(undoSchema, {}, await jsonOf(asked.c)).batch),
    ),
  ]
}

function removingCalls(served: Served, reader: Reader, writer: Writer): Route[] {
  const call = callsOf(served.resource)
  const batch = batchOf(served, reader)
  return [
    call('POST', 'remove', 'remove', async (asked) =>
      writer.remove(asked.app, personOf(asked), someOf(await formField(asked.c, 'ids'))),
    ),
    // A list of ids, or the rows as every batch names them.
    call('POST', 'batchRemove', 'remove', async (asked) => {
      const body = await jsonOf(asked.c)
      if (Array.isArray(body) || typeof body === 'string')
        return writer.remove(asked.app, personOf(asked), someOf(body))
      return batch.remove(asked.app, personOf(asked), checked(batchRemoveSchema, {}, body))
    }),
  ]
}

const oneRow = z.looseObject({ id: z.uuid() })

/** Each action with one row and with many: a body names the rows, and beside them answers what the action asks. */
function actingCalls(served: Served, reader: Reader, writer: Writer): Route[] {
  const call = callsOf(served.resource)
  return actionsOf(served, reader, writer).flatMap((action) => [
    call('POST', action.name, action.name, async (asked) => {
      const { id, ...body } = checked(oneRow, {}, await jsonOf(asked.c))
      return action.act(asked.app, personOf(asked), { id, answers: action.read(body) })
    }),
    call('POST', `batch/${action.name}`, action.name, async (asked) => {
      const { rows, expected, ...body } = checked(batchActSchema, {}, await jsonOf(asked.c))
      const answers = action.read(body)
      return actOnMany(served, reader, action, deskOf(asked), { rows, expected, answers })
    }),
  ])
}

function restoringCall(served: Served, reader: Reader): Route {
  const restore = restorerOf(served, reader)
  return callsOf(served.resource)('POST', 'restore', 'add', async (asked) =>
    restore(asked.app, personOf(asked), checked(undoSchema, {}, await jsonOf(asked.c)).batch),
  )
}

function someOf(given: unknown): string[] {
  const ids = idsOf(given)
  return ids.length ? ids : refuse({ type: 'invalid', message: '没有获取到要删除的数据！' })
}
