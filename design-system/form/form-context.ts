import { createContext, use } from 'react'

/** A field or a section, as the summary and the navigation know it. */
export interface Entry {
  readonly key: string
  readonly title: string
  readonly element: HTMLElement
  /** Of a field: the section it stands in. */
  readonly section?: string
}

export interface FormPlan {
  readonly fields: readonly Entry[]
  readonly sections: readonly Entry[]
  readonly enterField: (entry: Entry) => () => void
  readonly enterSection: (entry: Entry) => () => void
  /** Of its sections: below the title of a drawer, or of a page. */
  readonly heading: 'h2' | 'h3'
  /** How often it was saved. */
  readonly saves: number
}

const FormPlanContext = createContext<FormPlan | null>(null)

export const FormPlanProvider = FormPlanContext.Provider

export const useFormPlan = () => {
  const plan = use(FormPlanContext)
  if (!plan) throw new Error('Parts of a form stand within <Form>')
  return plan
}

const FormSectionContext = createContext<string | undefined>(undefined)

export const FormSectionProvider = FormSectionContext.Provider

export const useSectionKey = () => use(FormSectionContext)
