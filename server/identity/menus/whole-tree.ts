import { menu } from '#domain/system/menu.ts'
import type { MenuToGive } from '#domain/system/roles/calls.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { giverOf, givesAll } from '#server/engine/giving/giver.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { giveable } from './giveable.ts'

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

/** What the asker may give to a role, buttons and all; a directory with nothing of it is left out. */
export async function menusToGive(call: PersonalCall): Promise<readonly Node[]> {
  const giver = await menuGiver(call)
  if (givesAll(giver)) return tree(call, () => true)
  const mine = await giveable(call.app.db, giver)
  const filled = (nodes: readonly Node[]): readonly Node[] =>
    nodes.flatMap((node) => {
      const children = filled(node.children)
      if (node.kind === 'directory' && children.length === 0) return []
      return [{ ...node, children, hasChildren: children.length > 0 }]
    })
  return filled(await tree(call, ({ id }) => mine.has(id)))
}

/** Who asks as who gives menus; anyone who may only look sees what they could give. */
export const menuGiver = ({ app, actor }: PersonalCall) =>
  giverOf(app.db, actor, holds(actor, update) ? update : 'system.role-menu:view')

const update = 'system.role-menu:update'

/** Directories and screens, as a menu may hang under them. */
export const menusToHangUnder = (call: PersonalCall) => tree(call, ({ kind }) => kind !== 'button')
