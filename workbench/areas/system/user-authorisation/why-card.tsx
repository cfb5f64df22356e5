import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { resources } from '#domain/index.ts'
import { ReferenceEditor } from '#workbench/engine/kinds/reference-editor.tsx'
import { Explanation } from '#workbench/engine/rights/explanation.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Whether this user sees a row, and by what. */
export function WhyCard({ userId }: { readonly userId: string }) {
  const { t } = useTranslation()
  const has = usePermission()
  const [resource, setResource] = useState<string | null>(null)
  const [rowId, setRowId] = useState<string | null>(null)
  const options = resources
    .filter(({ name, singleton }) => !singleton && has(`${name}:view`))
    .map(({ name, label }) => ({ value: name as string, label: t(label) }))
  const choose = (name: string | null) => {
    setResource(name)
    setRowId(null)
  }
  return (
    <Card title={t('访问说明')}>
      <Stack>
        <Field label={t('数据')} help={t('选择一条数据，查看该用户能否看到，以及依据哪个角色和任职。')}>
          <Select options={options} value={resource} onChange={choose} />
        </Field>
        {resource && (
          <Field label={t('具体哪一条')}>
            <ReferenceEditor key={resource} target={resource} value={rowId} onChange={setRowId} />
          </Field>
        )}
        {resource && rowId && <Explanation resource={resource} rowId={rowId} userId={userId} />}
      </Stack>
    </Card>
  )
}
