import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { areas, resourceNamed } from '#domain/index.ts'
import { ReferenceEditor } from '#workbench/engine/kinds/reference-editor.tsx'
import { rulesQuery, setQuery } from '#workbench/engine/rights/field-rules/calls.ts'
import { RulesForm } from '#workbench/engine/rights/field-rules/rules-form.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 保密字段: which fields the people of a role see, in part or whole, and may change. */
export function Screen() {
  const { t } = useTranslation()
  const [roleId, setRoleId] = useState<string | null>(null)
  const [name, setName] = useState<string | null>(null)
  const { data: set = [] } = useQuery(setQuery(roleId))
  const { data, error, refetch, dataUpdatedAt } = useQuery(rulesQuery(roleId, name))
  const resource = name ? resourceNamed(name) : undefined
  const told = (resource: string) => {
    const count = set.find((each) => each.resource === resource)?.count
    return count ? t('已设 {{count}} 个字段', { count }) : ''
  }
  const options = areas.flatMap(({ title, resources }) =>
    resources.map(({ name, label }) => ({
      value: name as string,
      label: t(label),
      group: t(title),
      description: told(name),
    })),
  )
  return (
    <Stack>
      <PageHeader
        title={t('保密字段')}
        description={t(
          '按角色设置哪些字段不可见、脱敏或只读；列表、详情、查询、导出和导入一律照此执行，保存后立即生效。',
        )}
      />
      <Card>
        <Stack>
          <Field label={t('角色')} layout="beside">
            <ReferenceEditor target="system.role" value={roleId} onChange={setRoleId} />
          </Field>
          <Field label={t('数据')} layout="beside">
            <Select options={options} value={name} onChange={setName} />
          </Field>
        </Stack>
      </Card>
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {!(roleId && resource) && (
        <Card>
          <Empty
            title={t('请选择角色和数据')}
            description={t('选择后，逐个字段设置这个角色的人能看到什么、能改什么。')}
          />
        </Card>
      )}
      {roleId && resource && !data && !error && <Card loading>{null}</Card>}
      {roleId && resource && data && (
        <RulesForm
          key={`${roleId} ${resource.name} ${dataUpdatedAt}`}
          roleId={roleId}
          resource={resource}
          known={data}
        />
      )}
    </Stack>
  )
}
