import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { Tree } from '#design-system/tree/tree.tsx'
import type { TreeNode } from '#design-system/tree/tree-node.ts'
import type { MenuToGive } from '#domain/system/roles/calls.ts'
import { RoleSelect } from '#workbench/areas/system/roles/role-select.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { loadMenus, usePermission } from '#workbench/portal/menus/menus.ts'
import { changeMenus, menusHeld } from './calls.ts'
import { ChangeList } from './change-list.tsx'
import { difference, heldWith, leavesOf } from './held.ts'

export interface MenuTreeProps {
  readonly roleId: string
  readonly menus: readonly MenuToGive[]
  /** Ids of what the role holds now. */
  readonly before: readonly string[]
}

export function MenuTree({ roleId, menus, before }: MenuTreeProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const mayUpdate = usePermission()('system.role-menu:update')
  const held = new Set(before)
  const [leaves, setLeaves] = useState(() => [...leavesOf(menus, held)])
  const { add, remove } = difference(menus, held, heldWith(menus, new Set(leaves), held))
  const changed = add.length + remove.length > 0

  async function copy(from: string | null) {
    if (!from) return
    const other = await queries.fetchQuery(menusHeld(from)).catch(() => null)
    if (!other) return toast.error(t('没有取到该角色的菜单，请重试'))
    setLeaves([...leavesOf(menus, new Set(other.menu))])
    toast.info(t('已套用所选角色的勾选，核对后请保存'))
  }

  async function save() {
    await confirm({
      title: t('保存角色菜单？'),
      text: <ChangeList add={add} remove={remove} />,
      confirmText: t('保存'),
      work: async () => {
        await changeMenus({ roleId, add: add.map(({ id }) => id), remove: remove.map(({ id }) => id) })
        toast.success(t('已保存，权限立即生效'))
        await Promise.all([
          queries.invalidateQueries({ queryKey: ['system.role-menu'] }),
          // The person may hold this very role.
          loadMenus(),
        ])
      },
    })
  }

  return (
    <Card
      title={
        <Stack direction="row" gap="sm" align="center" wrap>
          {t('页面与按钮')}
          {add.length > 0 && <Tag tone="success">{t('授予 {{count}} 项', { count: add.length })}</Tag>}
          {remove.length > 0 && <Tag tone="danger">{t('收回 {{count}} 项', { count: remove.length })}</Tag>}
        </Stack>
      }
      extra={
        mayUpdate && (
          <Stack direction="row" gap="sm" align="center" wrap>
            <Button disabled={!changed} onClick={() => setLeaves([...leavesOf(menus, held)])}>
              {t('还原')}
            </Button>
            <Button variant="solid" disabled={!changed} onClick={() => void save()}>
              {t('保存')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack>
        {mayUpdate && (
          <RoleSelect label={t('复制自')} value={null} but={roleId} onChange={(id) => void copy(id)} />
        )}
        <Tree
          label={t('菜单')}
          mode="check"
          nodes={menus.map((menu) => nodeOf(menu, t, !mayUpdate))}
          value={leaves}
          onChange={setLeaves}
          defaultExpanded={menus.map(({ id }) => id)}
          searchable
        />
      </Stack>
    </Card>
  )
}

const nodeOf = (menu: MenuToGive, t: (text: string) => string, disabled: boolean): TreeNode => ({
  id: menu.id,
  name: t(menu.title),
  disabled,
  ...(menu.children.length > 0 ? { children: menu.children.map((child) => nodeOf(child, t, disabled)) } : {}),
})
