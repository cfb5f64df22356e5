import { Check, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { steps } from '#styled-system/recipes/index.js'

const words = { wait: '未开始', process: '进行中', finish: '已完成', error: '出错' } as const

export interface Step {
  readonly title: string
  /** Words, and a link where the steps are not clickable themselves. */
  readonly description?: ReactNode
  /** Without it: those before the current one are finished, those after it wait. */
  readonly status?: keyof typeof words
  readonly disabled?: boolean
}

export interface StepsProps {
  /** What one is on the way to, for screen readers: 入住办理. */
  readonly label: string
  readonly items: readonly Step[]
  /** Of the current step, from 0. */
  readonly value?: number
  readonly defaultValue?: number
  readonly onChange?: (value: number) => void
  /** Each step is a button that goes there. */
  readonly clickable?: boolean
  readonly orientation?: 'horizontal' | 'vertical'
  readonly ref?: Ref<HTMLOListElement>
}

/** Where one is on a way of some steps. On a phone the others shrink to their numbers. */
export const Steps = ({ label, items, clickable = false, orientation, ref, ...held }: StepsProps) => {
  const t = useText()
  const style = steps({ orientation })
  const [current, setCurrent] = useControlled(held, 0)
  return (
    <ol ref={ref} className={style.root} aria-label={label}>
      {items.map(({ title, description, status, disabled }, at) => {
        const now = status ?? (at < current ? 'finish' : at === current ? 'process' : 'wait')
        const inner = (
          <>
            <span className={style.mark} aria-hidden>
              {now === 'finish' ? <Check /> : now === 'error' ? <X /> : at + 1}
            </span>
            <span className={style.words} data-words="">
              <span className={style.title}>{title}</span>
              <span className={style.state}>{t(words[now])}</span>
              {description && <span className={style.description}>{description}</span>}
            </span>
          </>
        )
        const here = at === current ? 'step' : undefined
        return (
          <li key={title} className={style.item} data-status={now} data-current={here && ''}>
            {clickable ? (
              <button
                type="button"
                className={style.step}
                aria-current={here}
                disabled={disabled}
                onClick={() => setCurrent(at)}
              >
                {inner}
              </button>
            ) : (
              <span className={style.step} aria-current={here}>
                {inner}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
