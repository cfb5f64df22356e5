import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { type FieldManner, FieldMannerProvider } from '#design-system/field/field-manner.ts'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { form as formStyle } from '#styled-system/recipes/index.js'
import { FormPlanProvider } from './form-context.ts'
import { FormErrors } from './form-errors.tsx'
import { FormNav } from './form-nav.tsx'
import { useEntries } from './use-entries.ts'

export interface FormProps<Values extends FieldValues, Read> {
  /** From `useForm`; `mode: 'onTouched'` finds faults on leaving a field and while one corrects them. */
  readonly form: UseFormReturn<Values, unknown, Read>
  /** Its name: 楼栋. */
  readonly label: string
  /** With values that hold. Answers false when they were not saved after all; faults go to `form.setError`. */
  readonly onSubmit: (values: Read) => unknown
  /** Labels above their controls, or before them in an even column. */
  readonly layout?: Exclude<FieldManner['layout'], 'beside'>
  /** All fields only to be read. */
  readonly readOnly?: boolean
  /** False in a short form, all of it in sight: no summary, and the first fault takes the focus. Default true. */
  readonly summary?: boolean
  /** A list of the sections beside a long form, on wide screens. */
  readonly navigation?: boolean
  /** Its sections stand right below the title of the page. Else they stand in a dialog or below another heading. */
  readonly page?: boolean
  readonly id?: string
  readonly ref?: Ref<HTMLFormElement>
  readonly children: ReactNode
}

/**
 * A form over react-hook-form: sections of fields, all faults in one place, and a question before unsaved
 * work is left. Ctrl + Enter submits from anywhere within.
 */
export function Form<Values extends FieldValues, Read>(props: FormProps<Values, Read>) {
  const {
    form,
    label,
    onSubmit,
    layout = 'above',
    readOnly,
    navigation,
    summary = true,
    page,
    id,
    ref,
  } = props
  const [fields, enterField] = useEntries()
  const [sections, enterSection] = useEntries()
  const [saves, setSaves] = useState(0)
  const { isDirty, isSubmitSuccessful } = form.formState
  useLeaveGuard(() => isDirty)
  const style = formStyle()
  const manner = useMemo(() => ({ layout, roomy: true, readOnly }), [layout, readOnly])
  const plan = useMemo(
    () => ({ fields, sections, enterField, enterSection, saves, heading: page ? 'h2' : 'h3' }) as const,
    [fields, sections, enterField, enterSection, saves, page],
  )
  const sent = useRef<Values | null>(null)
  const save = async (values: Read) => {
    const typed = structuredClone(form.getValues())
    sent.current = (await onSubmit(values)) === false ? null : typed
  }
  // Only now is it known whether the server found faults; what was typed meanwhile stays.
  useEffect(() => {
    if (!isSubmitSuccessful || !sent.current) return
    form.reset(sent.current, { keepValues: true })
    setSaves((before) => before + 1)
  }, [form, isSubmitSuccessful])
  return (
    <FormProvider {...form}>
      <FormPlanProvider value={plan}>
        <FieldMannerProvider value={manner}>
          <form
            ref={ref}
            id={id}
            className={style.root}
            noValidate
            aria-label={label}
            onSubmit={form.handleSubmit(save)}
            onKeyDown={submitFromAnywhere}
          >
            <div className={style.body}>
              <FormErrors summary={summary} />
              {props.children}
            </div>
            {navigation && <FormNav />}
          </form>
        </FieldMannerProvider>
      </FormPlanProvider>
    </FormProvider>
  )
}

const submitFromAnywhere = (event: KeyboardEvent<HTMLFormElement>) => {
  if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
