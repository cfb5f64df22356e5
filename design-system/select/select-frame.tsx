import { Select as Ark } from '@ark-ui/react/select'
import { useMemo, useRef } from 'react'
import { longFrom } from '#design-system/parts/option-list/option-list.tsx'
import { offered, retryCode, toCollection, toRows } from '#design-system/parts/option-list/rows.ts'
import { useText } from '#design-system/text/text.tsx'
import { select } from '#styled-system/recipes/index.js'
import type { Option, OptionSource } from './option.ts'
import { SelectControl, type SelectControlProps } from './select-control.tsx'
import { SelectList } from './select-list.tsx'

/** What `Select` and `MultiSelect` take alike. */
export interface SelectFrameProps<Code extends string>
  extends OptionSource,
    Omit<SelectControlProps, 'shown'> {
  readonly options: readonly Option<Code>[]
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly disabled?: boolean
  /** For a plain form: the name under which the code is sent. */
  readonly name?: string
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Called when the list closes: for forms that check a field when it is left. */
  readonly onBlur?: () => void
}

interface Chosen {
  readonly values: readonly string[]
  readonly onValues: (values: string[]) => void
  readonly shown: string
  readonly several?: boolean
}

/** One or several out of a list: `Select` and `MultiSelect` say what their value is. */
export function SelectFrame<Code extends string>({
  options,
  values,
  onValues,
  shown,
  several,
  placeholder,
  label,
  clearable,
  size,
  ref,
  loading,
  error,
  onRetry,
  onOpenChange,
  onBlur,
  ...rest
}: SelectFrameProps<Code> & Chosen) {
  const t = useText()
  const scroller = useRef<((index: number) => void) | null>(null)
  const rows = useMemo(() => toRows(offered(options, { error, onRetry }, t)), [options, error, onRetry, t])
  const collection = useMemo(() => toCollection(rows), [rows])
  return (
    <Ark.Root
      {...rest}
      className={select().root}
      multiple={several}
      closeOnSelect={!several && !error}
      collection={collection}
      value={[...values]}
      onValueChange={({ value }) => (value.includes(retryCode) ? onRetry?.() : onValues(value))}
      onOpenChange={({ open }) => {
        onOpenChange?.(open)
        if (!open) onBlur?.()
      }}
      scrollToIndexFn={rows.length >= longFrom ? ({ index }) => scroller.current?.(index) : undefined}
      positioning={{ sameWidth: false, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <SelectControl
        ref={ref}
        shown={shown}
        placeholder={placeholder}
        label={label}
        clearable={clearable}
        size={size}
      />
      <SelectList rows={rows} none={t('暂无数据~')} loading={loading} error={error} scroller={scroller} />
    </Ark.Root>
  )
}
