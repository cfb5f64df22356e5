import { Field } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import { textArea } from '#styled-system/recipes/index.js'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>

export const TextArea = ({ rows = 3, ...rest }: TextAreaProps) => (
  <Field.Textarea {...rest} rows={rows} className={textArea()} />
)
