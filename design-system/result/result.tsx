import type { ReactNode, Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { result } from '#styled-system/recipes/index.js'
import { kinds } from './kinds.ts'

export interface ResultProps {
  /** `ungranted`: signed in, but with no right to anything yet. */
  readonly status: keyof typeof kinds
  readonly title?: ReactNode
  readonly description?: ReactNode
  /** What to do next, in the order of trying. Each kind brings its own; an empty list shows none. */
  readonly next?: readonly ReactNode[]
  /** For anyone who helps: the number of the request, the time. Can be marked and copied. */
  readonly reference?: string
  readonly action?: ReactNode
  /** With no frame around it: it takes the height of the window. */
  readonly alone?: boolean
  readonly ref?: Ref<HTMLElement>
}

/** A whole page that could not be what was asked, or the end of a task, with a way on. */
export const Result = ({ status, title, description, next, reference, action, alone, ref }: ResultProps) => {
  const t = useText()
  const kind = kinds[status]
  const style = result({ alone, tone: 'tone' in kind ? kind.tone : undefined })
  const Icon = kind.icon
  const steps = next ?? kind.next.map((step) => t(step))
  const words = description ?? (kind.description && t(kind.description))
  return (
    <section ref={ref} className={style.root}>
      <span className={style.picture} aria-hidden>
        <Icon />
      </span>
      {/^\d/.test(status) && <p className={style.status}>{status}</p>}
      <h1 className={style.title}>{title ?? t(kind.title)}</h1>
      {words && <p className={style.description}>{words}</p>}
      {steps.length > 0 && (
        <ul className={style.next} aria-label={t('可以这样做')}>
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a step
            <li key={at}>{step}</li>
          ))}
        </ul>
      )}
      {reference && (
        <p className={style.reference}>
          {t('编号')} <code>{reference}</code>
        </p>
      )}
      {action && <div className={style.action}>{action}</div>}
    </section>
  )
}
