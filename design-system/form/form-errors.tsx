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
  const { fields } = useFormPlan()
  const { errors, submitCount } = useFormState()
  const box = useRef<HTMLElement>(null)
  const style = form()
  const faults = submitCount > 0 ? faultsOf(errors) : []
  const messages = new Map(faults.map(({ name, message }) => [name, message]))
  const faulty = fields.filter(({ key }) => messages.has(key))
  // Of the form as a whole, and of fields that are not on the page: nothing holds a form back unsaid.
  const placeless = [
    { name: 'root', message: errors.root?.message ?? '' },
    ...faults.filter(({ name }) => !fields.some(({ key }) => key === name)),
  ].filter(({ message }) => message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt that found faults, not while one corrects them
  useEffect(() => {
    const [first] = faulty
    if (first) reveal(faulty.length > 1 && box.current ? box.current : first.element)
  }, [submitCount])
  return (
    <>
      {placeless.map(({ name, message }) => (
        <Alert key={name} tone="danger">
          {t(message)}
        </Alert>
      ))}
      {summary && faulty.length > 0 && (
        <section ref={box} tabIndex={-1} className={style.summary} aria-label={t('需要修改的地方')}>
          <div className={style.summaryTitle} role="status">
            <CircleAlert aria-hidden />
            {t('有 {{count}} 处需要修改', { count: faulty.length })}
          </div>
          <ul className={style.summaryList}>
            {faulty.map(({ key, title, element }) => (
              <li key={key}>
                <a
                  href={`#${element.id}`}
                  className={style.summaryLink}
                  onClick={(event) => {
                    event.preventDefault()
                    reveal(element)
                  }}
                >
                  {title}：{t(messages.get(key) ?? '')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
