import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { roles } from '#domain/roles.ts'
import { everybody } from '#domain/system/list-layouts/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { screenNamed, screensHere } from '#workbench/portal/declared/declared.ts'
import { layoutsQuery } from './list-settings/calls.ts'
import { LayoutForm } from './list-settings/layout-form.tsx'

/** Lists of the roll; its area is here, as this screen is one of it. */
const lists = () => screensHere().filter(({ kind, path }) => kind === 'list' && path.startsWith('records/'))

/** 列表显示设置: which columns a list of the roll shows to a role, in which order and how wide, until its reader arranges it. */
export function Screen() {
  const { t } = useTranslation()
  const [path, setPath] = useState('records/roster')
  const [role, setRole] = useState<string>(everybody)
  const layouts = useQuery(layoutsQuery(path))
  const found = useQuery({ queryKey: ['declared', 'screen', path], queryFn: () => screenNamed(path) })
  const screen = found.data?.screen
  const options = [
    { value: everybody, label: t('所有角色') },
    ...Object.entries(roles.labels)
      .filter(([code]) => screen && Object.hasOwn(screen.access, code))
      .map(([value, label]) => ({ value, label: t(label) })),
  ]
  return (
    <Stack>
      <PageHeader
        title={t('列表显示设置')}
        description={t(
          '设置各角色打开列表时默认显示哪些列，导出也按这些列；个人调整过的列优先。无权查看的列不会显示。',
        )}
      />
      <Card>
        <Stack direction="row" wrap>
          <Field label={t('列表')} layout="beside">
            <Select
              value={path}
              options={lists().map((each) => ({ value: each.path, label: t(each.title) }))}
              onChange={(next) => {
                if (!next) return
                setPath(next)
                setRole(everybody)
              }}
            />
          </Field>
          <Field label={t('适用角色')} layout="beside">
            <Select value={role} options={options} onChange={(next) => next && setRole(next)} />
          </Field>
        </Stack>
      </Card>
      <Asked query={layouts}>
        {(kept) =>
          found.data?.resource && screen ? (
            <LayoutForm
              key={`${path} ${role} ${layouts.dataUpdatedAt}`}
              resource={narrowed(found.data.resource, screen)}
              screen={path}
              role={role}
              kept={kept}
            />
          ) : null
        }
      </Asked>
    </Stack>
  )
}
