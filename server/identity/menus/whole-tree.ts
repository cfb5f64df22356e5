import { menu } from '#domain/system/menu.ts'
import type { MenuToGive } from '#domain/system/roles/calls.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'

interface Row {
  readonly id: string
  readonly parentId: string | null
  readonly kind: MenuToGive['kind']
  readonly terminal: MenuToGive['terminal']
  readonly title: string
  readonly permission: string | null
}

interface Node extends Row {
  readonly key: string
  readonly value: string
  readonly hasChildren: boolean
  readonly children: readonly Node[]
}

/** Every menu of the college in the shape of a tree, walked from its roots, so that a ring is out of sight. */
async function tree({ app, tenantId }: PersonalCall, which: (row: Row) => boolean): Promise<readonly Node[]> {
  const rows = await table(menu, app.db, tenantId).list(
    {},
    ['id', 'parentId', 'kind', 'terminal', 'title', 'permission'],
    { order: ['sort', 'code'] },
  )
  const byParent = Map.groupBy(rows.filter(which), ({ parentId }) => parentId)
  const below = (parentId: string | null): readonly Node[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const children = below(row.id)
      return { ...row, key: row.id, value: row.id, hasChildren: children.length > 0, children }
    })
  return below(null)
}

/** What may be given to a role, buttons and all. */
export const menusToGive = (call: PersonalCall) => tree(call, () => true)

/** Directories and screens, as a menu may hang under them. */
export const menusToHangUnder = (call: PersonalCall) => tree(call, ({ kind }) => kind !== 'button')
