import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { type OwnAccess, ownAccesses, ownTimes } from '#domain/system/own-field.ts'
import type { OwnRule } from '#domain/system/own-fields/rules.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OwnRuleLineProps {
  readonly label: string
  readonly accesses: readonly OwnAccess[]
  readonly rule: OwnRule
  readonly readOnly: boolean
  readonly onChange: (rule: OwnRule) => void
}

/** One field: what its owner may do to it, and of what may be changed, when and whether with a proof. */
export function OwnRuleLine({ label, accesses, rule, readOnly, onChange }: OwnRuleLineProps) {
  const { t } = useTranslation()
  const { access, during, proof } = rule
  const opens = access !== 'hidden' && access !== 'read'
  return (
    <Stack gap="sm">
      <Field label={label} readOnly={readOnly}>
        <Select
          value={access}
          options={accesses.map((code) => ({ value: code, label: codeName(t, ownAccesses, code) }))}
          onChange={(next) => next && onChange({ access: next, during, proof: proof && next === 'review' })}
        />
      </Field>
      {opens && (
        <Checkbox
          checked={during === 'round'}
          readOnly={readOnly}
          onChange={(on) => onChange({ ...rule, during: on ? 'round' : 'always' })}
        >
          {codeName(t, ownTimes, 'round')}
        </Checkbox>
      )}
      {access === 'review' && (
        <Checkbox checked={proof} readOnly={readOnly} onChange={(on) => onChange({ ...rule, proof: on })}>
          {t('须附证明')}
        </Checkbox>
      )}
    </Stack>
  )
}
