import type { ReactNode } from 'react'
import type { Option } from '#design-system/select/option.ts'

/** What a control of one's own is given in the place of a cell. */
export interface EditControl<Row> {
  readonly value: string
  readonly row: Row
  readonly onChange: (value: string) => void
}

/** How the cells of a column are changed in place. Values are texts, as they are typed. */
export interface Edit<Row> {
  readonly value: (row: Row) => string
  /** One out of these instead of free text. */
  readonly options?: readonly Option[]
  /** A control with a list of its own, such as a combobox, instead. */
  readonly control?: (given: EditControl<Row>) => ReactNode
  /** Brings up digits on a phone. */
  readonly numeric?: boolean
  /** What is wrong with it, or undefined. */
  readonly validate?: (value: string, row: Row) => Promise<string | undefined>
  /** May take its time. When it rejects, the message of its error is shown and the cell stays open. */
  readonly save: (value: string, row: Row) => void | Promise<void>
  /** Left out, every row may be changed. */
  readonly when?: (row: Row) => boolean
}
