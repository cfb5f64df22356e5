import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { student } from '#domain/base/student.ts'
import type { RoleCode } from '#domain/roles.ts'
import { role } from '#domain/system/role.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { listQuery } from '#workbench/engine/queries.ts'
import { rulesQuery } from '#workbench/engine/rights/field-rules/calls.ts'
import { RulesForm } from '#workbench/engine/rights/field-rules/rules-form.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface RoleRulesProps {
  readonly code: RoleCode
  readonly title: string
  readonly description: string
}

/** What the people of one role see of students, and may change: the rules of 保密字段 for that role. */
export function RoleRules({ code, title, description }: RoleRulesProps) {
  const { t } = useTranslation()
  const roles = useQuery(listQuery(role, { code }))
  const roleId = roles.data?.find((each) => each.code === code)?.id ?? null
  const rules = useQuery(rulesQuery(roleId, student.name))
  return (
    <Stack>
      <PageHeader title={t(title)} description={t(description)} />
      <Asked query={roles}>
        {() => (
          <Asked query={rules}>
            {(known) => (
              <RulesForm key={rules.dataUpdatedAt} roleId={roleId ?? ''} resource={student} known={known} />
            )}
          </Asked>
        )}
      </Asked>
    </Stack>
  )
}
