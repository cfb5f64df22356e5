import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { createSchema, updateSchema } from '#domain/kernel/schema.ts'
import { formField, jsonOf } from '#server/request-body.ts'
import type { PersonalCall, Route } from '#server/route.ts'
import { checked } from './checked.ts'
import { idOf, idsOf } from './ids.ts'
import { selectOf, treeOf } from './look-up.ts'
import { reveals } from './masking.ts'
import { pageQueryOf } from './page-query.ts'
import { readerOf } from './reading.ts'
import type { Served } from './serve.ts'
import { writerOf } from './writing.ts'

/** The same calls for every resource. What differs between two of them is in their declarations. */
export function resourceRoutes(served: Served): Route[] {
  const { resource } = served
  const reader = readerOf(resource)
  const writer = writerOf(served, reader)
  const pageQuery = pageQueryOf(resource)
  const select = selectOf(resource, served.asks)
  const tree = resource.parent && treeOf(resource, resource.parent, served.asks)
  const create = createSchema(resource)
  const update = updateSchema(resource)
  const fields = resource.fields as Fields

  const call = (
    method: Route['method'],
    name: string,
    access: string,
    answer: (call: PersonalCall) => unknown,
  ) =>
    ({
      method,
      path: `${areaOf(resource.name)}/${callNameOf(resource.name)}/${name}`,
      access: access === 'signed-in' ? access : `${resource.name}:${access}`,
      answer,
    }) as Route
  const queryOf = ({ c, house, person }: PersonalCall, usual: number) =>
    pageQuery(searchOf(c), {
      usual,
      largest: house.settings.largestPage,
      reveals: reveals(resource, person),
    })

  return [
    call('GET', 'page', 'view', (asked) => reader.page(deskOf(asked), queryOf(asked, 10))),
    call('GET', 'list', 'view', (asked) =>
      reader.list(deskOf(asked), queryOf(asked, asked.house.settings.largestPage)),
    ),
    call('GET', 'getOne', 'view', async (asked) => {
      const row = await reader.one(deskOf(asked), idOf(asked.c.req.query('id')))
      return row?.shown ?? refuse({ type: 'not-found' })
    }),
    call('POST', 'add', 'add', async ({ c, house, person }) =>
      writer.add(house, person, checked(create, fields, await jsonOf(c))),
    ),
    call('POST', 'update', 'update', async ({ c, house, person }) =>
      writer.change(house, person, checked(update, fields, await jsonOf(c))),
    ),
    call('POST', 'remove', 'remove', async ({ c, house, person }) =>
      writer.remove(house, person, someOf(await formField(c, 'ids'))),
    ),
    call('POST', 'batchRemove', 'remove', async ({ c, house, person }) =>
      writer.remove(house, person, someOf(await jsonOf(c))),
    ),
    call('GET', 'getSelect', 'signed-in', (asked) => select(deskOf(asked), searchOf(asked.c))),
    ...(tree ? [call('GET', 'getTree', 'signed-in', (asked) => tree(deskOf(asked), searchOf(asked.c)))] : []),
  ]
}

const deskOf = ({ house, person }: PersonalCall) => ({ db: house.db, house, person })

const searchOf = (c: PersonalCall['c']) => new URL(c.req.url).search

function someOf(given: unknown): string[] {
  const ids = idsOf(given)
  return ids.length ? ids : refuse({ type: 'invalid', message: '没有获取到要删除的数据！' })
}
