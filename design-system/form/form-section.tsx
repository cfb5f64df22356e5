import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useText } from '#design-system/text/text.tsx'
import { form } from '#styled-system/recipes/index.js'
import { faultsOf } from './faults.ts'
import { FormSectionProvider, useFormPlan } from './form-context.ts'

export interface FormSectionProps {
  /** Left out where there is only one. */
  readonly title?: string
  /** What the section is about, where its title does not say it. */
  readonly text?: ReactNode
  /** At the most; fewer where they would be too narrow. */
  readonly columns?: 'one' | 'two' | 'three'
  /** May be folded; `folded` begins so. A fault within opens it when one goes there. */
  readonly fold?: 'open' | 'folded'
  readonly children: ReactNode
}

/** Fields that belong together, under their common name. */
export const FormSection = ({ title, text, columns, fold, children }: FormSectionProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { enterSection, heading: Heading } = useFormPlan()
  const style = form({ columns })
  useEffect(() => {
    const element = heading.current
    return title && element ? enterSection({ key: id, title, element }) : undefined
  }, [id, title, enterSection])
  const Part = fold ? 'details' : 'section'
  const Head = fold ? 'summary' : 'div'
  return (
    <Part
      className={style.section}
      aria-labelledby={title ? id : undefined}
      {...(fold && { open: fold === 'open' })}
    >
      {title && (
        <Head className={style.head}>
          {fold && <ChevronDown aria-hidden />}
          <Heading ref={heading} id={id} tabIndex={fold ? undefined : -1} className={style.title}>
            {title}
          </Heading>
          <FaultCount section={id} />
        </Head>
      )}
      {text && <p className={style.text}>{text}</p>}
      <FormSectionProvider value={id}>
        <div className={style.grid}>{children}</div>
      </FormSectionProvider>
    </Part>
  )
}

/** How many faults lie within a section, once the form was sent. */
export const FaultCount = ({ section }: { readonly section: string }) => {
  const t = useText()
  const { fields } = useFormPlan()
  const { errors, submitCount } = useFormState()
  const faulty = new Set(faultsOf(errors).map(({ name }) => name))
  const count = fields.filter((field) => field.section === section && faulty.has(field.key)).length
  if (submitCount === 0 || count === 0) return null
  return <span className={form().badge}>{t('{{count}} 处有误', { count })}</span>
}
