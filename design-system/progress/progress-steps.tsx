import { Circle, CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { progressSteps } from '#styled-system/recipes/index.js'
import { Progress } from './progress.tsx'

export interface WorkStep {
  readonly title: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'skipped'
  /** 0 to 100 of this step while it runs, if that is known. */
  readonly value?: number
  /** What came of it, or why it failed. */
  readonly note?: ReactNode
}

export interface ProgressStepsProps {
  readonly steps: readonly WorkStep[]
  /** The whole work: 生成九月账单. */
  readonly label: string
  readonly ref?: Ref<HTMLOListElement>
}

const signs = {
  waiting: <Circle aria-hidden />,
  running: <Spinner size="sm" />,
  done: <CircleCheck aria-hidden />,
  failed: <CircleX aria-hidden />,
  skipped: <CircleMinus aria-hidden />,
}
const words = { waiting: '等待中', running: '进行中', done: '已完成', failed: '失败', skipped: '已跳过' }

/** Long work in its steps, so that a person sees what is done, what runs and what failed. */
export const ProgressSteps = ({ steps, label, ref }: ProgressStepsProps) => {
  const t = useText()
  const running = steps.find((step) => step.state === 'running' || step.state === 'failed')
  return (
    <>
      <ol ref={ref} className={progressSteps().root} aria-label={label}>
        {steps.map(({ title, state, value, note }) => {
          const style = progressSteps({ state })
          return (
            <li key={title} className={style.step} aria-current={state === 'running' ? 'step' : undefined}>
              <span className={style.sign}>{signs[state]}</span>
              <div className={style.words}>
                <div className={style.title}>
                  <span>{title}</span>
                  <span className={style.state}>{t(words[state])}</span>
                </div>
                {state === 'running' && value !== undefined && (
                  <Progress value={value} label={title} hideLabel size="sm" />
                )}
                {note && <div className={style.note}>{note}</div>}
              </div>
            </li>
          )
        })}
      </ol>
      <p className={progressSteps().said} role="status">
        {running && `${running.title} ${t(words[running.state])}`}
      </p>
    </>
  )
}
