import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Step } from '#domain/workflow/definition.ts'
import { type StepKind, stepKinds } from '#domain/workflow/words.ts'
import { sva } from '#styled-system/css/index.js'
import { waysOf } from '#workbench/engine/approval/graph.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { newStep } from './new-step.ts'
import { added, moved, type Place, removed } from './tree-edits.ts'

export interface StepTreeProps {
  readonly steps: readonly Step[]
  readonly chosen: string | undefined
  /** A field of the form, with which a new condition begins; empty where no form goes by the model. */
  readonly field: string
  readonly onChoose: (id: string) => void
  readonly onChange: (steps: readonly Step[]) => void
}

/** The steps of a model as nested lists: each is chosen, moved and removed by buttons, so that the keyboard does it all. */
export function StepTree({ steps, ...tree }: StepTreeProps) {
  return <Sequence {...tree} all={steps} steps={steps} place={null} />
}

interface SequenceProps extends StepTreeProps {
  readonly all: readonly Step[]
  readonly place: Place
}

function Sequence(props: SequenceProps) {
  const { all, steps, place, chosen, field, onChoose, onChange } = props
  const { t } = useTranslation()
  const style = tree()
  const kinds = (Object.keys(stepKinds.labels) as StepKind[]).filter((kind) => kind !== 'branch' || field)
  const add = (kind: string) => {
    const step = newStep(kind as StepKind, codeName(t, stepKinds, kind as StepKind), field)
    onChange(added(all, step, place))
    onChoose(step.id)
  }
  return (
    <div className={style.sequence}>
      <ol className={style.steps}>
        {steps.map((step, at) => (
          <li key={step.id} className={style.step}>
            <div className={style.line} data-chosen={step.id === chosen ? '' : undefined}>
              <button
                type="button"
                className={style.open}
                aria-current={step.id === chosen || undefined}
                onClick={() => onChoose(step.id)}
              >
                {step.title}
              </button>
              <Tag>{codeName(t, stepKinds, step.kind)}</Tag>
              <IconButton
                size="sm"
                label={t('上移 {{name}}', { name: step.title })}
                icon={<ChevronUp />}
                disabled={at === 0}
                onClick={() => onChange(moved(all, step.id, -1))}
              />
              <IconButton
                size="sm"
                label={t('下移 {{name}}', { name: step.title })}
                icon={<ChevronDown />}
                disabled={at === steps.length - 1}
                onClick={() => onChange(moved(all, step.id, 1))}
              />
              <IconButton
                size="sm"
                label={t('删除 {{name}}', { name: step.title })}
                icon={<Trash2 />}
                onClick={() => onChange(removed(all, step.id))}
              />
            </div>
            {waysOf(step, t('其他情况')).map(({ title, steps: inside }, branch) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a way has nothing of its own but its place
              <section key={`${step.id} ${branch}`} className={style.way} aria-label={title}>
                <p className={style.name}>{title}</p>
                <Sequence {...props} steps={inside} place={{ step: step.id, branch }} />
              </section>
            ))}
          </li>
        ))}
      </ol>
      <Menu
        trigger={
          <Button size="sm" variant="ghost" icon={<Plus aria-hidden />}>
            {t('添加步骤')}
          </Button>
        }
        items={kinds.map((value) => ({ value, label: codeName(t, stepKinds, value) }))}
        onSelect={add}
      />
    </div>
  )
}

const tree = sva({
  slots: ['sequence', 'steps', 'step', 'line', 'open', 'way', 'name'],
  base: {
    sequence: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '1', minWidth: '0' },
    steps: { listStyle: 'none', width: 'full', display: 'flex', flexDirection: 'column', gap: '1' },
    step: { minWidth: '0' },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      paddingInline: '2',
      borderRadius: 'control',
      '&[data-chosen]': { bg: 'surface.selected' },
    },
    open: {
      font: 'inherit',
      flex: '1',
      minWidth: '0',
      textAlign: 'start',
      cursor: 'pointer',
      minHeight: 'row',
    },
    way: {
      marginInlineStart: '4',
      paddingInlineStart: '3',
      borderInlineStartWidth: 'thick',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'border',
    },
    name: { color: 'text.quiet', textStyle: 'body.sm' },
  },
})
