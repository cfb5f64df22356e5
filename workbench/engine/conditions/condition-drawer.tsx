import { type FormEvent, useId, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { type Condition, isCondition } from '#domain/kernel/condition.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { columnNames } from '#workbench/engine/layout.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useFieldVisibility } from '#workbench/engine/use-field-access.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { conditionOf, draftOf, type Group, linesOf, newGroup, unfinished, withPart } from './draft.ts'
import { GroupBox } from './group-box.tsx'
import { useWording } from './use-wording.ts'
import { sentenceOf } from './words.ts'

export interface ConditionDrawerProps {
  readonly resource: AnyResource
  readonly choices: Choices
  readonly condition: Condition | undefined
  /** What the condition is for, where it is not the filter of a list. */
  readonly purpose?: { readonly title: string; readonly description: string; readonly apply: string }
  readonly onApply: (condition: Condition | undefined) => void
  readonly onClose: () => void
}

const mostLines = 50

/** Puts a condition together, group by group, and says it as a sentence on the way. */
export function ConditionDrawer({
  resource,
  choices,
  condition,
  purpose,
  onApply,
  onClose,
}: ConditionDrawerProps) {
  const { t } = useTranslation()
  const form = useId()
  const { access, masked } = useFieldVisibility(resource)
  const [draft, setDraft] = useState<Group>(() => draftOf(condition))
  const [lacking, setLacking] = useState<ReadonlySet<string>>(new Set())
  const fields = shownFields(resource)
  const open = unfinished(draft)
  const made = open.length === 0 ? conditionOf(draft) : undefined
  const tooDeep = made !== undefined && !isCondition(made)
  const wording = useWording(resource, choices, made)

  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (open.length > 0) return setLacking(new Set(open.map(({ id }) => id)))
    if (tooDeep) return
    onApply(made)
    onClose()
  }
  return (
    <Drawer
      open
      size="lg"
      title={purpose?.title ?? t('高级筛选')}
      description={
        purpose?.description ?? t('把条件分组组合，查出想要的数据。同样的条件可以存进视图，也用于导出。')
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(newGroup([]))}>
            {t('清空条件')}
          </Button>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={form} variant="solid">
            {purpose?.apply ?? t('查询')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={apply} noValidate>
        <Stack>
          <GroupBox
            group={draft}
            depth={0}
            building={{
              fields: new Map(
                columnNames(resource).flatMap((name) => {
                  const field = fields.get(name)
                  return field && access[name] !== 'hidden' ? [[name, field] as const] : []
                }),
              ),
              choices,
              isMasked: (name) => masked.includes(name),
              lacking,
              full: linesOf(draft).length >= mostLines,
              change: (id, to) =>
                setDraft((now) =>
                  id === now.id ? ((to(now) as Group | undefined) ?? newGroup([])) : withPart(now, id, to),
                ),
            }}
          />
          {tooDeep && <Alert tone="warning" title={t('条件组嵌套得太深，请减少一层。')} />}
          {made && !tooDeep && <Alert tone="info" title={sentenceOf(made, wording)} />}
        </Stack>
      </form>
    </Drawer>
  )
}
