import { Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Branch, BranchStep, ParallelStep } from '#domain/workflow/definition.ts'
import { useWording } from '#workbench/engine/conditions/use-wording.ts'
import { sentenceOf } from '#workbench/engine/conditions/words.ts'
import { Section } from '#workbench/engine/section.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const ConditionDrawer = lazy(async () => ({
  default: (await import('#workbench/engine/conditions/condition-drawer.tsx')).ConditionDrawer,
}))

interface BranchFormProps {
  readonly step: BranchStep | ParallelStep
  readonly resource: AnyResource | undefined
  readonly onChange: (step: BranchStep | ParallelStep) => void
}

/** The ways of a step: their names, and of a condition when each is taken. The first that fits is walked. */
export function BranchForm({ step, resource, onChange }: BranchFormProps) {
  const { t } = useTranslation()
  const least = step.kind === 'parallel' ? 2 : 1
  const put = (branches: readonly object[]) => onChange({ ...step, branches } as BranchStep | ParallelStep)
  const add = () => {
    const title = t('分支 {{count}}', { count: step.branches.length + 1 })
    const [field = ''] = Object.keys(resource?.fields ?? {})
    const fresh =
      step.kind === 'branch'
        ? { title, when: { field, is: 'filled' }, steps: [] }
        : { title, steps: [approvalStep(`s-${newKey().slice(0, 8)}`, title, 'counsellor', 24)] }
    put([...step.branches, fresh])
  }
  return (
    <Section title={t('分支')}>
      {step.branches.map((branch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way has nothing of its own but its place
        <Stack key={at}>
          <Stack direction="row">
            <TextInput
              aria-label={t('第 {{count}} 个分支的名称', { count: at + 1 })}
              value={branch.title}
              maxLength={40}
              onChange={(event) =>
                put(step.branches.with(at, { ...branch, title: event.currentTarget.value } as never))
              }
            />
            <IconButton
              label={t('删除 {{name}}', { name: branch.title })}
              icon={<X />}
              disabled={step.branches.length <= least}
              onClick={() => put(step.branches.toSpliced(at, 1))}
            />
          </Stack>
          {'when' in branch && resource && (
            <When
              branch={branch}
              resource={resource}
              onChange={(when) => put(step.branches.with(at, { ...branch, when } as never))}
            />
          )}
        </Stack>
      ))}
      {step.branches.length < 10 && (
        <Button size="sm" variant="ghost" icon={<Plus aria-hidden />} onClick={add}>
          {t('添加分支')}
        </Button>
      )}
    </Section>
  )
}

interface WhenProps {
  readonly branch: Branch
  readonly resource: AnyResource
  readonly onChange: (when: Branch['when']) => void
}

function When({ branch, resource, onChange }: WhenProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const choices = useChoices(resource)
  const wording = useWording(resource, choices, branch.when)
  return (
    <>
      <p>{sentenceOf(branch.when, wording)}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('设置条件')}
      </Button>
      {open && (
        <Suspense>
          <ConditionDrawer
            resource={resource}
            choices={choices}
            condition={branch.when}
            purpose={{
              title: t('分支条件'),
              description: t('申请内容满足条件时走这个分支。'),
              apply: t('确定'),
            }}
            onApply={(when) => when && onChange(when)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
