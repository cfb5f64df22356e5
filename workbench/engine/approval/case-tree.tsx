import { Tag } from '#design-system/tag/tag.tsx'
import type { DrawnStep } from '#domain/workflow/picture.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { waysOf } from './graph.ts'
import { type StepState, stepTones, stepWords } from './step-words.ts'

interface CaseTreeProps {
  readonly steps: readonly DrawnStep[]
  /** How each step stands, by its id. */
  readonly states: ReadonlyMap<string, StepState>
}

/** The steps of a case as nested lists, each as it stands: the picture where it has no room. */
export function CaseTree({ steps, states }: CaseTreeProps) {
  const { t } = useTranslation()
  const style = tree()
  return (
    <ol className={style.steps}>
      {steps.map((step) => {
        const state = states.get(step.id)
        return (
          <li key={step.id}>
            <div className={style.line}>
              <span className={style.title}>{t(step.title)}</span>
              {state && <Tag tone={stepTones[state] ?? 'neutral'}>{t(stepWords[state])}</Tag>}
            </div>
            {waysOf(step, t('其他情况')).map(({ title, steps: inside }, way) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a way has nothing of its own but its place
              <section key={`${step.id} ${way}`} className={style.way} aria-label={t(title)}>
                <p className={style.name}>{t(title)}</p>
                <CaseTree steps={inside} states={states} />
              </section>
            ))}
          </li>
        )
      })}
    </ol>
  )
}

const tree = sva({
  slots: ['steps', 'line', 'title', 'way', 'name'],
  base: {
    steps: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    title: { minWidth: '0', overflowWrap: 'anywhere' },
    way: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      marginTop: '2',
      paddingInlineStart: '3',
      borderInlineStartWidth: 'thick',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'border',
    },
    name: { color: 'text.quiet', textStyle: 'body.sm' },
  },
})
