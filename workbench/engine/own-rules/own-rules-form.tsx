import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type OwnRule, type OwnRules, settableFor } from '#domain/system/own-fields/rules.ts'
import { Section } from '#workbench/engine/section.tsx'
import { sectionsOf } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { ownFieldsKey, saveOwnRules } from './calls.ts'
import { OwnRuleLine } from './own-rule-line.tsx'

interface OwnRulesFormProps {
  readonly resource: AnyResource
  readonly known: OwnRules
}

/** Each field of a record with what its owner may do to it; nothing is kept until it is saved. */
export function OwnRulesForm({ resource, known }: OwnRulesFormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const mayUpdate = usePermission()('system.own-field:update')
  const [rules, setRules] = useState(known)
  useLeaveGuard(() => rules !== known)
  const saving = useMutation({
    mutationFn: () => saveOwnRules(resource.name, rules),
    onSuccess: () => toast.success(t('已保存，立即生效')),
    onSettled: () => queries.invalidateQueries({ queryKey: ownFieldsKey }),
  })
  const put = (name: string, rule: OwnRule) => setRules({ ...rules, [name]: rule })
  const lines = Object.entries(resource.lines ?? {}).map(
    ([name, { resource: of }]) => [of.label, [name]] as const,
  )
  const sections = [...sectionsOf(resource), ...lines].map(
    ([title, names]) => [title, names.filter((name) => rules[name])] as const,
  )
  return (
    <Card
      title={t(resource.label)}
      extra={
        mayUpdate && (
          <Stack direction="row" gap="sm">
            <Button disabled={rules === known} onClick={() => setRules(known)}>
              {t('还原')}
            </Button>
            <Button
              variant="solid"
              disabled={rules === known}
              loading={saving.isPending}
              onClick={() => saving.mutate()}
            >
              {t('保存')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap="lg">
        {sections.map(([title, names]) => (
          <Section key={title} title={title && t(title)}>
            <Grid least="lg">
              {names.map((name) => (
                <OwnRuleLine
                  key={name}
                  label={t(resource.fields[name]?.label ?? resource.lines?.[name]?.resource.label ?? name)}
                  accesses={settableFor(resource, name)}
                  rule={rules[name] as OwnRule}
                  readOnly={!mayUpdate}
                  onChange={(rule) => put(name, rule)}
                />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    </Card>
  )
}
