import { Field as Labelled } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Field } from '#domain/kernel/field.ts'
import { type FieldAccess, fieldAccesses } from '#domain/security/secret-field.ts'
import type { Rule } from '#domain/security/secret-fields/calls.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface RuleLineProps {
  readonly name: string
  readonly field: Field
  /** It names the rows, and is never hidden. */
  readonly isTitle: boolean
  readonly usual: readonly [number, number] | undefined
  readonly rule: Rule | undefined
  readonly readOnly: boolean
  readonly onChange: (rule: Rule | null) => void
}

const usually = 'usual'

/** One field, what the role sees of it, and of a masked text how much. */
export function RuleLine({ name, field, isTitle, usual = [1, 0], rule, readOnly, onChange }: RuleLineProps) {
  const { t } = useTranslation()
  const change = (changed: Partial<Rule>) =>
    onChange({ field: name, access: 'masked', first: null, last: null, ...rule, ...changed })
  const declared = field.masked
    ? t('默认：脱敏显示，可修改')
    : field.presence === 'system'
      ? t('默认：只读')
      : t('默认：可修改')
  const options = [
    { value: usually as FieldAccess | typeof usually, label: declared },
    ...accessesOf(field, isTitle).map((access) => ({
      value: access,
      label: codeName(t, fieldAccesses, access),
    })),
  ]
  const choose = (access: FieldAccess | typeof usually | null) =>
    access === usually || access === null ? onChange(null) : change({ access, first: null, last: null })
  return (
    <Stack gap="sm">
      <Labelled label={t(field.label)} readOnly={readOnly}>
        <Select options={options} value={rule?.access ?? usually} onChange={choose} />
      </Labelled>
      {rule?.access === 'masked' && (
        <Grid columns="two">
          <Labelled label={t('保留前几位')} readOnly={readOnly}>
            <NumberInput
              min={0}
              max={20}
              value={rule.first ?? usual[0]}
              onChange={(first) => change({ first })}
            />
          </Labelled>
          <Labelled label={t('保留后几位')} readOnly={readOnly}>
            <NumberInput
              min={0}
              max={20}
              value={rule.last ?? usual[1]}
              onChange={(last) => change({ last })}
            />
          </Labelled>
        </Grid>
      )}
    </Stack>
  )
}

/** What makes sense for a field; the server holds to the same. */
function accessesOf({ kind, presence }: Field, isTitle: boolean): readonly FieldAccess[] {
  const isText = kind === 'text' || kind === 'long-text'
  return [
    ...(isTitle ? [] : (['hidden'] as const)),
    ...(isText ? (['masked'] as const) : []),
    'read',
    ...(presence === 'system' ? [] : (['review', 'required', 'write'] as const)),
  ]
}
