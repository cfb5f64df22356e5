import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { UsersOfRole } from './role-user/users-of-role.tsx'
import { RoleSelect } from './roles/role-select.tsx'

/** 角色用户: who holds a role. */
export function Screen() {
  const { t } = useTranslation()
  const [roleId, choose] = useAsked('roleId')
  return (
    <Stack>
      <PageHeader title={t('角色用户')} />
      <Card>
        <RoleSelect label={t('角色')} value={roleId} onChange={choose} />
      </Card>
      {roleId ? (
        <UsersOfRole key={roleId} roleId={roleId} />
      ) : (
        <Card>
          <Empty title={t('请选择角色')} description={t('选择角色后，可以查看、加入和移出它的用户。')} />
        </Card>
      )}
    </Stack>
  )
}
