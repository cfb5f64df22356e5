import { Plus, X } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Timer } from '#domain/workflow/definition.ts'
import { timerActs } from '#domain/workflow/words.ts'
import { Section } from '#workbench/engine/section.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Roles } from './offered-sources.ts'
import { SourcesInput } from './sources-input.tsx'

/** As many as a step may have. */
const most = 5

interface TimersInputProps {
  readonly timers: readonly Timer[]
  readonly resource: AnyResource | undefined
  readonly roles: Roles
  readonly onChange: (timers: readonly Timer[]) => void
}

/** What happens when nobody decides in time, and to whom an escalation goes. */
export function TimersInput({ timers, resource, roles, onChange }: TimersInputProps) {
  const { t } = useTranslation()
  const put = (at: number, timer: Timer) => onChange(timers.with(at, timer))
  return (
    <Section title={t('办理时限（工作小时）')}>
      {timers.map((timer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing of its own but its place
        <Stack key={at}>
          <Stack direction="row">
            <NumberInput
              label={t('第 {{count}} 个时限', { count: at + 1 })}
              min={1}
              max={1000}
              value={timer.hours}
              onChange={(hours) => put(at, { ...timer, hours: hours ?? 1 })}
            />
            <Select
              label={t('超时后')}
              options={entriesOf(timerActs).map(([value]) => ({
                value,
                label: codeName(t, timerActs, value),
              }))}
              value={timer.act}
              onChange={(act) =>
                act && act !== timer.act && put(at, timerOf(timer.hours, act as Timer['act']))
              }
            />
            <IconButton
              label={t('删除第 {{count}} 个时限', { count: at + 1 })}
              icon={<X />}
              onClick={() => onChange(timers.toSpliced(at, 1))}
            />
          </Stack>
          {timer.act === 'escalate' && (
            <SourcesInput
              label={t('第 {{count}} 个时限转给', { count: at + 1 })}
              sources={timer.to}
              resource={resource}
              roles={roles}
              above
              onChange={(to) => put(at, { ...timer, to })}
            />
          )}
        </Stack>
      ))}
      {timers.length < most && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...timers, timerOf(24, 'remind')])}
        >
          {t('添加时限')}
        </Button>
      )}
    </Section>
  )
}

/** An escalation begins with those who look after the students of the college. */
const timerOf = (hours: number, act: Timer['act']): Timer =>
  act === 'escalate' ? { hours, act, to: [{ kind: 'college' }] } : { hours, act }
