import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Rule, Rules } from '#domain/security/secret-fields/calls.ts'
import { KeptBeyond } from '#workbench/engine/kept-beyond.tsx'
import { Section } from '#workbench/engine/section.tsx'
import { sectionsOf } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { saveRules, secretFields } from './calls.ts'
import { RuleLine } from './rule-line.tsx'

export interface RulesFormProps {
  readonly roleId: string
  readonly resource: AnyResource
  readonly known: Rules
}

/** Every field of a resource with what one role sees of it; nothing is kept until it is saved. */
export function RulesForm({ roleId, resource, known }: RulesFormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const mayUpdate = usePermission()('security.secret-field:update')
  const [rules, setRules] = useState(known.rules)
  const [busy, setBusy] = useState(false)
  const changed = rules !== known.rules
  const put = (name: string, rule: Rule | null) =>
    setRules([...rules.filter(({ field }) => field !== name), ...(rule ? [rule] : [])])

  async function save() {
    setBusy(true)
    try {
      await saveRules(roleId, resource.name, rules)
      toast.success(t('已保存，立即生效'))
      await queries.invalidateQueries({ queryKey: [secretFields] })
      await queries.invalidateQueries({ queryKey: [resource.name] })
    } catch {
      // The refusal has shown its own notice; what was chosen stays.
    } finally {
      setBusy(false)
    }
  }

  const line = (name: string) => (
    <RuleLine
      key={name}
      name={name}
      field={resource.fields[name] as Field}
      isTitle={name === resource.title}
      usual={known.usual[name]}
      rule={rules.find(({ field }) => field === name)}
      readOnly={!mayUpdate}
      onChange={(rule) => put(name, rule)}
    />
  )

  return (
    <Card
      title={t(resource.label)}
      extra={
        mayUpdate && (
          <Stack direction="row" gap="sm">
            <Button disabled={!changed} onClick={() => setRules(known.rules)}>
              {t('还原')}
            </Button>
            <Button disabled={rules.length === 0} onClick={() => setRules([])}>
              {t('全部恢复默认')}
            </Button>
            <Button variant="solid" disabled={!changed} loading={busy} onClick={() => void save()}>
              {t('保存')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap="lg">
        <KeptBeyond count={known.beyond} />
        {sectionsWithAll(resource).map(([title, names]) => (
          <Section key={title} title={title && t(title)}>
            <Grid least="md">{names.map(line)}</Grid>
          </Section>
        ))}
      </Stack>
    </Card>
  )
}

/** The sections of the form, and behind them what only the server fills. Secrets are nobody's to see. */
function sectionsWithAll(resource: AnyResource): readonly (readonly [string, readonly string[]])[] {
  const shown = Object.entries(resource.fields as Fields).filter(([, { secret }]) => !secret)
  const inForm = sectionsOf(resource).map(
    ([title, names]) => [title, names.filter((name) => shown.some(([each]) => each === name))] as const,
  )
  const known = inForm.flatMap(([, names]) => names)
  const others = shown.map(([name]) => name).filter((name) => !known.includes(name))
  return others.length > 0 ? [...inForm, ['其他信息', others]] : inForm
}
