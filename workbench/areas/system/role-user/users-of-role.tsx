import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { changeHolders } from './calls.ts'
import { UsersTable } from './users-table.tsx'

const none: ReadonlySet<string> = new Set()

/** Those who hold a role, with the ways in and out. */
export function UsersOfRole({ roleId }: { roleId: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const mayUpdate = usePermission()('system.user-role:update')
  const [chosen, setChosen] = useState(none)
  const [candidates, setCandidates] = useState(none)
  const [adding, setAdding] = useState(false)
  const [busy, setBusy] = useState(false)

  const done = (words: string) => {
    toast.success(words)
    return queries.invalidateQueries({ queryKey: ['system.user-role'] })
  }
  const remove = () =>
    confirm({
      title: t('将 {{count}} 人移出该角色？', { count: chosen.size }),
      text: t('移出后，他们立即失去该角色带来的页面、按钮和数据范围。'),
      confirmText: t('移出'),
      danger: true,
      work: async () => {
        await changeHolders({ roleId, add: [], remove: [...chosen] })
        setChosen(none)
        await done(t('已移出'))
      },
    })
  async function add() {
    setBusy(true)
    try {
      await changeHolders({ roleId, add: [...candidates], remove: [] })
      setAdding(false)
      setCandidates(none)
      await done(t('已加入，权限立即生效'))
    } catch {
      // The refusal has shown its own notice; what was chosen stays.
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card>
      <UsersTable
        label={t('角色用户')}
        which="page"
        roleId={roleId}
        selection={chosen}
        onSelectionChange={setChosen}
        empty={<Empty title={t('该角色还没有用户')} />}
        actions={
          mayUpdate && (
            <Stack direction="row" gap="sm">
              <Button disabled={chosen.size === 0} onClick={() => void remove()}>
                {t('移出')}
              </Button>
              <Button variant="solid" icon={<UserPlus />} onClick={() => setAdding(true)}>
                {t('添加用户')}
              </Button>
            </Stack>
          )
        }
      />
      <Dialog
        open={adding}
        size="lg"
        title={t('添加用户')}
        onClose={() => setAdding(false)}
        footer={
          <>
            <Button onClick={() => setAdding(false)}>{t('取消')}</Button>
            <Button
              variant="solid"
              loading={busy}
              disabled={candidates.size === 0}
              onClick={() => void add()}
            >
              {t('加入 {{count}} 人', { count: candidates.size })}
            </Button>
          </>
        }
      >
        <UsersTable
          label={t('可加入的用户')}
          which="candidates"
          roleId={roleId}
          selection={candidates}
          onSelectionChange={setCandidates}
          empty={<Empty title={t('没有符合条件的数据')} />}
        />
      </Dialog>
    </Card>
  )
}
