import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { stepOf } from '#domain/workflow/tree.ts'
import { type StepKind, stepKinds } from '#domain/workflow/words.ts'
import { waysOf } from '#workbench/engine/approval/graph.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { newStep } from './new-step.ts'
import type { StepTreeProps } from './step-tree.tsx'
import { added, addedAfter, moved, removed } from './tree-edits.ts'

/** What is done on the canvas with the chosen step: one more after it or on one of its ways, moved, removed. */
export function CanvasTools({ steps, chosen, field, onChoose, onChange }: StepTreeProps) {
  const { t } = useTranslation()
  const step = chosen ? stepOf({ steps }, chosen) : undefined
  const kinds = (Object.keys(stepKinds.labels) as StepKind[]).filter((kind) => kind !== 'branch' || field)
  const ways = step ? waysOf(step, t('其他情况')) : []
  const places = [
    { at: -1, label: step ? t('在“{{name}}”之后', { name: step.title }) : t('添加步骤') },
    ...ways.map(({ title }, at) => ({ at, label: t('在“{{name}}”分支末尾', { name: title }) })),
  ]
  function add(kind: StepKind, branch: number) {
    const fresh = newStep(kind, codeName(t, stepKinds, kind), field)
    if (!step) onChange(added(steps, fresh, null))
    else if (branch < 0) onChange(addedAfter(steps, step.id, fresh))
    else onChange(added(steps, fresh, { step: step.id, branch }))
    onChoose(fresh.id)
  }
  return (
    <Stack direction="row" gap="sm" wrap>
      {places.map(({ at, label }) => (
        <Menu
          key={at}
          trigger={
            <Button size="sm" variant="ghost" icon={<Plus aria-hidden />}>
              {label}
            </Button>
          }
          items={kinds.map((value) => ({ value, label: codeName(t, stepKinds, value) }))}
          onSelect={(kind) => add(kind as StepKind, at)}
        />
      ))}
      {step && (
        <>
          <IconButton
            size="sm"
            label={t('上移 {{name}}', { name: step.title })}
            icon={<ChevronUp />}
            onClick={() => onChange(moved(steps, step.id, -1))}
          />
          <IconButton
            size="sm"
            label={t('下移 {{name}}', { name: step.title })}
            icon={<ChevronDown />}
            onClick={() => onChange(moved(steps, step.id, 1))}
          />
          <IconButton
            size="sm"
            label={t('删除 {{name}}', { name: step.title })}
            icon={<Trash2 />}
            onClick={() => onChange(removed(steps, step.id))}
          />
        </>
      )}
    </Stack>
  )
}
