import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { Alert } from '#design-system/alert/alert.tsx'
import { useText } from '#design-system/text/text.tsx'
import { form } from '#styled-system/recipes/index.js'
import { faultsOf } from './faults.ts'
import { useFormPlan } from './form-context.ts'
import { reveal } from './reveal.ts'

export interface FormErrorsProps {
  readonly summary: boolean
}

/**
 * What stands in the way, once the form was sent: each fault a link to its field, one fewer with each put right.
 * A single fault takes the focus to its field at once; several take it here.
 */
export const FormErrors = ({ summary }: FormErrorsProps) => {
  const t = useText()
  const { fields, say } = useFormPlan()
  const { errors, submitCount } = useFormState()
  const box = useRef<HTMLElement>(null)
  const style = form()
  const messages = new Map(faultsOf(errors).map(({ name, message }) => [name, say(message, name)]))
  const faulty = fields.filter(({ key }) => messages.has(key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt that found faults, not while one corrects them
  useEffect(() => {
    const [first] = faulty
    if (first) reveal(faulty.length > 1 && box.current ? box.current : first.element)
  }, [submitCount])
  if (errors.root?.message) return <Alert tone="danger">{say(errors.root.message, 'root')}</Alert>
  if (!summary || submitCount === 0 || faulty.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} className={style.summary} aria-label={t('需要修改的地方')}>
      <div className={style.summaryTitle}>
        <CircleAlert aria-hidden />
        {t('有 {{count}} 处需要修改', { count: faulty.length })}
      </div>
      <ul className={style.summaryList}>
        {faulty.map(({ key, title, element }) => (
          <li key={key}>
            <button type="button" className={style.summaryLink} onClick={() => reveal(element)}>
              {title}：{messages.get(key)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
