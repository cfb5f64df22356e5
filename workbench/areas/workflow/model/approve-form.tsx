import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { type Dictionary, entriesOf } from '#domain/kernel/dictionary.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ApproveStep, Mode } from '#domain/workflow/definition.ts'
import { modes, samePerson, whenNobody } from '#domain/workflow/words.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { FieldsInput } from './fields-input.tsx'
import type { Roles } from './offered-sources.ts'
import { PeopleInput } from './people-input.tsx'
import { TimersInput } from './timers-input.tsx'

/** Percent of those asked who have to say yes, until somebody says otherwise. */
const usualVote = 60

interface ApproveFormProps {
  readonly step: ApproveStep
  readonly resource: AnyResource | undefined
  readonly roles: Roles
  readonly onChange: (step: ApproveStep) => void
}

/** How the people of a step decide, what happens without them or too late, and what they do not see. */
export function ApproveForm({ step, resource, roles, onChange }: ApproveFormProps) {
  const { t } = useTranslation()
  const optionsOf = <Code extends string>(of: Dictionary<Code>) =>
    entriesOf(of).map(([value]) => ({ value, label: codeName(t, of, value as Code) }))
  const mode = typeof step.mode === 'object' ? 'vote' : step.mode
  const empty = typeof step.whenNobody === 'object' ? 'to' : step.whenNobody
  return (
    <>
      <Field label={t('多人审批方式')} required>
        <Select
          options={optionsOf(modes)}
          value={mode}
          onChange={(next) =>
            next && onChange({ ...step, mode: next === 'vote' ? { vote: usualVote } : (next as Mode) })
          }
        />
      </Field>
      {typeof step.mode === 'object' && (
        <Field label={t('同意比例（%）')} required>
          <NumberInput
            min={1}
            max={100}
            value={step.mode.vote}
            onChange={(vote) => onChange({ ...step, mode: { vote: vote ?? usualVote } })}
          />
        </Field>
      )}
      <Field label={t('无人办理时')} required>
        <Select
          options={optionsOf(whenNobody)}
          value={empty}
          onChange={(next) => next && next !== empty && onChange({ ...step, whenNobody: ruleOf(next) })}
        />
      </Field>
      {typeof step.whenNobody === 'object' && (
        <PeopleInput
          label={t('无人办理时转给')}
          required
          ids={step.whenNobody.to}
          onChange={(to) => onChange({ ...step, whenNobody: { to } })}
        />
      )}
      <Field label={t('同一人重复出现时')} required>
        <Select
          options={optionsOf(samePerson)}
          value={step.samePerson}
          onChange={(next) => next && onChange({ ...step, samePerson: next as ApproveStep['samePerson'] })}
        />
      </Field>
      <TimersInput
        timers={step.timers}
        resource={resource}
        roles={roles}
        onChange={(timers) => onChange({ ...step, timers })}
      />
      <Switch checked={step.sign} onChange={(sign) => onChange({ ...step, sign })}>
        {t('同意时须手写签名')}
      </Switch>
      <Switch checked={step.seal} onChange={(seal) => onChange({ ...step, seal })}>
        {t('同意时加盖电子章')}
      </Switch>
      {resource && (
        <FieldsInput
          resource={resource}
          fields={step.fields}
          onChange={(fields) => onChange({ ...step, fields })}
        />
      )}
    </>
  )
}

const ruleOf = (chosen: string): ApproveStep['whenNobody'] =>
  chosen === 'to' ? { to: [] } : (chosen as Exclude<ApproveStep['whenNobody'], object>)
