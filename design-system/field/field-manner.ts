import { createContext, use } from 'react'

/** How the fields of one form are laid out. */
export interface FieldManner {
  readonly layout: 'above' | 'beside' | 'aligned' | 'unseen'
  /** Keeps a line for the error of each field free, so that nothing moves when one appears. */
  readonly roomy: boolean
  /** All of them only to be read. */
  readonly readOnly?: boolean
}

const FieldMannerContext = createContext<FieldManner>({ layout: 'above', roomy: false })

export const FieldMannerProvider = FieldMannerContext.Provider

export const useFieldManner = () => use(FieldMannerContext)
