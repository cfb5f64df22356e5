import { FieldTextarea, useFieldContext } from '@ark-ui/react/field'
import { type ComponentProps, type CSSProperties, useState } from 'react'
import { textArea } from '#styled-system/recipes/index.js'
import { Counter } from './counter.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Lines at the least. */
  readonly rows?: number
  /** Grows with its text up to so many lines, instead of being pulled by its corner. */
  readonly growTo?: number
  /**
   * Characters that fit. More may be typed and are then counted as too many: text that is cut off while one
   * types or pastes is lost unseen.
   */
  readonly limit?: number
}

/** Several lines of text. A browser's own textarea in all it takes and tells: `value`, `onChange(event)`, `ref`. */
export const TextArea = ({ rows = 3, growTo, limit, onChange, ...rest }: TextAreaProps) => {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const invalid = useFieldContext()?.invalid
  const style = textArea({ grow: growTo !== undefined })
  const count = String(rest.value ?? typed).length
  const over = limit !== undefined && count > limit
  return (
    <span className={style.root}>
      <FieldTextarea
        {...rest}
        rows={rows}
        autoresize={growTo !== undefined}
        className={style.input}
        style={growTo ? ({ '--most': growTo } as CSSProperties) : undefined}
        data-over={over ? '' : undefined}
        aria-invalid={invalid || over || rest['aria-invalid'] || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange?.(event)
        }}
      />
      {limit !== undefined && <Counter count={count} limit={limit} style={style} />}
    </span>
  )
}
