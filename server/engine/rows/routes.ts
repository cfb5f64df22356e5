import { z } from 'zod'
import type { Fields } from '#domain/kernel/field.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type AnyResource, placeOfCalls } from '#domain/kernel/resource.ts'
import { createSchema, updateSchema } from '#domain/kernel/schema.ts'
import { checked } from '#server/core/checked.ts'
import { formField, jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Served } from '#server/core/serve.ts'
import { type AskedOfMany, actOnMany } from '#server/engine/batch/act-on-many.ts'
import { togetherOf } from '#server/engine/batch/act-together.ts'
import {
  batchActSchema,
  batchRemoveSchema,
  batchUpdateSchema,
  undoSchema,
} from '#server/engine/batch/asked.ts'
import { batchOf } from '#server/engine/batch/batch.ts'
import { isRestorable, restorerOf } from '#server/engine/batch/restore.ts'
import { undoerOf } from '#server/engine/batch/undo.ts'
import { takerBackOf } from '#server/engine/flow/take-back.ts'
import { takerBackOfAll } from '#server/engine/flow/take-back-all.ts'
import { historyRoute } from '#server/engine/history/routes.ts'
import { matched } from '#server/engine/reveals/matched.ts'
import { revealOf } from '#server/engine/reveals/reveal.ts'
import { actionsOf, type ServedAction } from './actions.ts'
import { shownTo } from './emptied.ts'
import { seesWhole, visibilityOf } from './field-visibility.ts'
import { idOf, idsOf } from './ids.ts'
import { selectOf, treeOf } from './look-up.ts'
import { isMasked } from './masking.ts'
import { pageQueryOf } from './page-query.ts'
import { deskOf, personOf, picker, searchOf } from './picker.ts'
import { type Reader, readerOf } from './reading.ts'
import { asNew, changesIn } from './sent-back.ts'
import { ensureSettings } from './single.ts'
import { type Writer, writerOf } from './writing.ts'

/** The same calls for every resource. What differs between two of them is in their declarations. */
export function resourceRoutes(served: Served): Route[] {
  const { resource } = served
  const reader = readerOf(resource)
  const writer = writerOf(served, reader)
  const update = z.lazy(() => updateSchema(resource))
  const fields = resource.fields as Fields
  const call = callsOf(resource)

  const changing = call('POST', 'update', 'update', async (asked) => {
    const shownAs = shownTo(asked.c, resource)
    const row = await writer.change(
      asked.app,
      personOf(asked),
      checked(namedRow, {}, await jsonOf(asked.c)),
      {
        read({ id, revision, ...sent }, shown) {
          const changes = { id, revision, ...changesIn(resource, sent, shownAs(shown)) }
          const { id: _, revision: __, ...input } = checked(update, fields, changes)
          return input
        },
      },
    )
    return shownAs(row)
  })
  if (resource.singleton)
    return [
      call('GET', 'getOne', 'view', async ({ c, app, actor }) => {
        const id = await ensureSettings(app.db, actor.tenantId, resource)
        const row = await reader.one({ db: app.db, app, actor }, id)
        return row && shownTo(c, resource)(row.shown)
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
    ...revealingCalls(resource, reader),
    ...actingCalls(served, reader, writer),
    ...takingBackCalls(served, reader, writer),
  ]
}

/** Makes calls of one resource; `access` is the verb that its permission ends in. */
const callsOf =
  (resource: AnyResource) =>
  (method: Route['method'], name: string, access: string, answer: (call: PersonalCall) => unknown) =>
    ({
      ...(method === 'POST' &&
        (resource.proof || resource.actions?.[access]?.proof) && { proof: 'password' }),
      method,
      path: `${placeOfCalls(resource)}/${name}`,
      access: `${resource.name}:${access}`,
      answer,
    }) as Route

/**
 * The calls of a resource whose rows are reached one by one, through a reader that may be narrower than that of the
 * writer: what is read of a row, what is done with it, and taken back.
 */
export function rowCalls(served: Served, reader: Reader, writer: Writer, acts: readonly string[]): Route[] {
  const { resource } = served
  const some = actionsOf(served, reader, writer).filter(({ name }) => acts.includes(name))
  return [
    oneCall(resource, reader),
    historyRoute(resource, reader),
    ...revealingCalls(resource, reader),
    ...some.map((action) => actCall(resource, action)),
    ...takingBackCalls(served, reader, writer),
  ]
}

const oneCall = (resource: AnyResource, reader: Reader): Route =>
  callsOf(resource)('GET', 'getOne', 'view', async (asked) => {
    const row = await reader.one(deskOf(asked), idOf(asked.c.req.query('id')))
    return row ? shownTo(asked.c, resource)(row.shown) : refuse({ type: 'not-found' })
  })

const revealingCalls = (resource: AnyResource, reader: Reader): Route[] =>
  isMasked(resource) ? [callsOf(resource)('POST', 'reveal', 'reveal', revealOf(resource, reader))] : []

function readingCalls({ resource, lookupFilters }: Served, reader: Reader): Route[] {
  const { sums } = resource
  const call = callsOf(resource)
  const at = placeOfCalls(resource)
  const pageQuery = pageQueryOf(resource)
  const tree = resource.parent && treeOf(resource, resource.parent, lookupFilters)
  const queryOf = async (asked: PersonalCall, usual: number) => {
    const { current, size, orders, ...reading } = pageQuery(searchOf(asked), {
      usual,
      largest: asked.app.settings.largestPage,
      visibility: await visibilityOf(asked.app.db, asked.actor, resource),
    })
    return { ...(await matched(deskOf(asked), resource, reading)), current, size, orders }
  }
  return [
    call('GET', 'page', 'view', async (asked) => {
      const { records, ...page } = await reader.page(deskOf(asked), await queryOf(asked, 10))
      return { records: records.map(shownTo(asked.c, resource)), ...page }
    }),
    call('GET', 'list', 'view', async (asked) => {
      const query = await queryOf(asked, asked.app.settings.largestPage)
      return (await reader.list(deskOf(asked), query)).map(shownTo(asked.c, resource))
    }),
    oneCall(resource, reader),
    ...(sums
      ? [
          call('GET', 'sums', 'view', async (asked) => {
            const visibility = await visibilityOf(asked.app.db, asked.actor, resource)
            const seen = sums.filter((name) => seesWhole(visibility, name))
            return reader.sums(deskOf(asked), await queryOf(asked, 1), seen)
          }),
        ]
      : []),
    picker(`${at}/getSelect`, resource, selectOf(resource, { lookupFilters })),
    ...(tree ? [picker(`${at}/getTree`, resource, tree)] : []),
  ]
}

function addingCalls({ resource }: Served, writer: Writer): Route[] {
  const call = callsOf(resource)
  const create = z.lazy(() => createSchema(resource))
  const fields = resource.fields as Fields
  return [
    call('POST', 'add', 'add', async (asked) => {
      const sent = checked(create, fields, asNew(resource, await jsonOf(asked.c)))
      return shownTo(asked.c, resource)(await writer.add(asked.app, personOf(asked), sent))
    }),
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
const namedRow = z.looseObject({
  id: z.uuid(),
  revision: z
    .number()
    .int()
    .nullish()
    .transform((at) => at ?? undefined),
})

/** An action with one row: a body names it, and beside it answers what the action asks. */
const actCall = (resource: AnyResource, action: ServedAction): Route =>
  callsOf(resource)('POST', action.name, action.name, async (asked) => {
    const { id, ...body } = checked(oneRow, {}, await jsonOf(asked.c))
    return action.act(asked.app, personOf(asked), { id, answers: action.read(body) })
  })

/** Each action with one row and with many, or with many at once. */
function actingCalls(served: Served, reader: Reader, writer: Writer): Route[] {
  const call = callsOf(served.resource)
  const ofMany = (
    name: string,
    read: ServedAction['read'],
    act: (asked: PersonalCall, rows: AskedOfMany) => unknown,
  ) =>
    call('POST', `batch/${name}`, name, async (asked) => {
      const { rows, expected, ...body } = checked(batchActSchema, {}, await jsonOf(asked.c))
      return act(asked, { rows, expected, answers: read(body) })
    })
  return [
    ...actionsOf(served, reader, writer).flatMap((action) => [
      actCall(served.resource, action),
      ...(action.alone
        ? []
        : [
            ofMany(action.name, action.read, (asked, rows) =>
              actOnMany(served, reader, action, deskOf(asked), rows),
            ),
          ]),
    ]),
    ...togetherOf(served, reader, writer).map(({ name, read, act }) =>
      ofMany(name, read, (asked, rows) => act(asked.app, personOf(asked), rows)),
    ),
  ]
}

/** Anyone who sees a row may ask; whether the last act was theirs to take back is asked of the row's history. */
function takingBackCalls(served: Served, reader: Reader, writer: Writer): Route[] {
  const { flow } = served.resource
  if (!flow || Object.keys(flow.undo).length === 0) return []
  const takeBack = takerBackOf(served, flow, reader, writer)
  const takeBackAll = takerBackOfAll(served, flow, takeBack)
  return [
    callsOf(served.resource)('POST', 'takeBack', 'view', async (asked) =>
      takeBack(asked.app, personOf(asked), checked(oneId, {}, await jsonOf(asked.c)).id),
    ),
    callsOf(served.resource)('POST', 'takeBackAll', 'view', async (asked) =>
      takeBackAll(asked.app, personOf(asked), checked(undoSchema, {}, await jsonOf(asked.c)).batch),
    ),
  ]
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
