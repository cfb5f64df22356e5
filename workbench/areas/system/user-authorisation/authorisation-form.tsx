import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { yearOf } from '#domain/kits/college-clock.ts'
import type { Authorisation, Givens } from '#domain/system/authorisation/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { authorise, type Given, type Part } from './calls.ts'
import { PartPicker } from './part-picker.tsx'
import { ViewAs } from './view-as.tsx'

const ids = (named: readonly { readonly id: string }[]) => named.map(({ id }) => id)

const givenIn = (known: Authorisation): Given => ({
  roleIds: known.roleIds,
  departments: ids(known.departments),
  classes: ids(known.classes),
  buildings: ids(known.buildings),
  grades: known.grades,
})

/** Ten years of entrants: those before have left. */
const years = () => {
  const now = yearOf()
  return Array.from({ length: 10 }, (_, ago) => String(now + 1 - ago))
}

export function AuthorisationForm({ known }: { known: Authorisation }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const mayUpdate = usePermission()('system.user-authorisation:update')
  const [given, setGiven] = useState(() => givenIn(known))
  const [busy, setBusy] = useState(false)
  const change = (changed: Partial<Given>) => setGiven({ ...given, ...changed })
  const changed = JSON.stringify(given) !== JSON.stringify(givenIn(known))

  async function save() {
    setBusy(true)
    try {
      await authorise({ userId: known.id, revision: known.revision, ...given })
      toast.success(t('已保存，权限立即生效'))
      await Promise.all(
        ['system.user-authorisation', 'system.user-role', 'system.user'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      )
    } catch {
      // The refusal has shown its own notice; what was chosen stays.
    } finally {
      setBusy(false)
    }
  }

  /** What somebody else has given beyond the asker's reach is kept, and said. */
  const told = (help: string, of: Givens) => {
    const count = known.beyond[of]
    return count ? `${help}；${t('另有 {{count}} 项不在您的管理范围内，保持不变', { count })}` : help
  }
  const reference = (label: string, help: string, of: Part) => (
    <Field label={label} help={told(help, of)} readOnly={!mayUpdate}>
      <PartPicker of={of} value={given[of]} onChange={(value) => change({ [of]: value })} />
    </Field>
  )

  return (
    <Card
      title={t('{{name}}（{{account}}）', { name: known.name, account: known.account })}
      extra={
        mayUpdate && (
          <Stack direction="row" gap="sm" wrap>
            {known.viewable && <ViewAs userId={known.id} name={known.name} />}
            <Button disabled={!changed} onClick={() => setGiven(givenIn(known))}>
              {t('还原')}
            </Button>
            <Button variant="solid" disabled={!changed} loading={busy} onClick={() => void save()}>
              {t('保存')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap="lg">
        <Field
          label={t('角色')}
          help={told(t('决定能打开哪些页面、能做哪些操作'), 'roleIds')}
          readOnly={!mayUpdate}
        >
          <MultiSelect
            options={known.roles.map(({ id, name }) => ({ value: id, label: t(name) }))}
            value={given.roleIds}
            onChange={(roleIds) => change({ roleIds })}
          />
        </Field>
        {reference(t('另行开放的部门'), t('包括其下级部门'), 'departments')}
        <Field
          label={t('另行开放的年级')}
          help={told(t('包括该年级的全部班级'), 'grades')}
          readOnly={!mayUpdate}
        >
          <MultiSelect
            options={[
              ...new Set([...(known.gradesToGive?.map(String) ?? years()), ...given.grades.map(String)]),
            ].map((year) => ({
              value: year,
              label: t('{{year}} 级', { year }),
            }))}
            value={given.grades.map(String)}
            onChange={(grades) => change({ grades: grades.map(Number) })}
          />
        </Field>
        {reference(t('另行开放的班级'), t('与带班、班主任任职无关'), 'classes')}
        {reference(t('另行开放的楼栋'), t('与楼栋负责人无关'), 'buildings')}
      </Stack>
    </Card>
  )
}
