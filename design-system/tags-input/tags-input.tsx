import { useFieldContext } from '@ark-ui/react/field'
import { TagsInput as Ark } from '@ark-ui/react/tags-input'
import { type Ref, useState } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { tagsInput } from '#styled-system/recipes/index.js'
import { TagsCount } from './tags-count.tsx'
import { TagsItem } from './tags-item.tsx'
import { tagsTexts } from './translations.ts'

export interface TagsInputProps extends Controlled<readonly string[]> {
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  /** How many there may be. */
  readonly max?: number
  /** Characters of one. */
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
}

/** Words of one's own, several of them. Out of a list that is known: `MultiSelect`. */
export const TagsInput = (props: TagsInputProps) => {
  const { label, placeholder, max, maxLength, ref, onBlur } = props
  const t = useText()
  const field = useFieldContext()
  const [value, change] = useControlled<readonly string[]>(props, [])
  const [refused, setRefused] = useState('')
  const style = tagsInput()
  const most = t('最多 {{count}} 个', { count: max ?? 0 })
  const readOnly = props.readOnly ?? field?.readOnly ?? false
  return (
    <Ark.Root
      className={style.root}
      ids={{ label: field?.ids.label, input: field?.ids.control }}
      translations={tagsTexts(t)}
      value={[...value]}
      onValueChange={(details) => {
        change(max === undefined ? details.value : details.value.slice(0, max))
        setRefused(max !== undefined && details.value.length > max ? most : '')
      }}
      onInputValueChange={({ inputValue }) => inputValue && setRefused('')}
      // The machine refuses without a word; so it may overflow, and is told here what to take.
      allowOverflow
      validate={({ inputValue, value: others }) => {
        const full = max !== undefined && others.length >= max
        const why = full ? most : others.includes(inputValue) ? t('已经有了') : ''
        setRefused(why)
        return !why
      }}
      maxLength={maxLength}
      delimiter={/[,，;；、]/}
      addOnPaste
      blurBehavior="add"
      disabled={props.disabled ?? field?.disabled}
      readOnly={readOnly}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
    >
      <Ark.Control className={style.control} {...(readOnly && { tabIndex: undefined })}>
        {value.map((word, at) => (
          <TagsItem key={word} index={at} word={word} fixed={readOnly} />
        ))}
        <Ark.Input
          ref={ref}
          className={style.input}
          aria-label={label}
          aria-labelledby={label ? undefined : field?.ids.label}
          aria-describedby={field?.ariaDescribedby}
          aria-required={field?.required || undefined}
          aria-invalid={field?.invalid || undefined}
          placeholder={value.length === 0 && !readOnly ? placeholder : undefined}
        />
        <TagsCount count={value.length} max={max} refused={refused} />
      </Ark.Control>
    </Ark.Root>
  )
}
