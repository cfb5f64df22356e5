import { Combobox as Ark } from '@ark-ui/react/combobox'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { longFrom } from '#design-system/parts/option-list/option-list.tsx'
import {
  createCode,
  matches,
  offered,
  retryCode,
  toCollection,
  toRows,
} from '#design-system/parts/option-list/rows.ts'
import type { Option, OptionSource } from '#design-system/select/option.ts'
import { useText } from '#design-system/text/text.tsx'
import { combobox } from '#styled-system/recipes/index.js'
import { ComboboxControl, type ComboboxControlProps } from './combobox-control.tsx'
import { ComboboxList } from './combobox-list.tsx'

/** What `Combobox` and `MultiCombobox` take alike. */
export interface ComboboxFrameProps
  extends OptionSource,
    Pick<ComboboxControlProps, 'label' | 'placeholder' | 'clearable' | 'size' | 'ref'> {
  /** The hits for the last keyword; or with no `onSearch` all there are, of which it finds some by itself. */
  readonly options: readonly Option[]
  /**
   * Asks for the hits: called on opening with an empty keyword, then with each change, but never with a half
   * word of an input method. Wait a little before asking a server.
   */
  readonly onSearch?: (keyword: string) => void
  /** Offers to make what was typed and not found; the caller makes it and puts it into the value. */
  readonly onCreate?: (name: string) => void
  readonly disabled?: boolean
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Called when the list closes. */
  readonly onBlur?: () => void
}

interface Chosen {
  readonly values: readonly string[]
  readonly onValues: (values: string[]) => void
  readonly several?: boolean
  /** What the input shows while nothing is typed. */
  readonly shown: string
  /** Before the input: what is chosen already. */
  readonly chips?: (open: boolean) => ReactNode
}

/** A text box with a list under it: `Combobox` and `MultiCombobox` say what their value is. */
export const ComboboxFrame = ({
  options,
  onSearch,
  onCreate,
  values,
  onValues,
  several,
  shown,
  chips,
  loading,
  error,
  more,
  onRetry,
  onOpenChange,
  onBlur,
  disabled,
  open,
  defaultOpen,
  ...control
}: ComboboxFrameProps & Chosen) => {
  const t = useText()
  const scroller = useRef<((index: number) => void) | null>(null)
  // What is being typed; null while the input shows what is chosen.
  const [keyword, setKeyword] = useState<string | null>(null)
  const [sought, setSought] = useState('')
  const search = (next: string) => {
    setSought(next)
    onSearch?.(next)
  }
  const composing = useRef(false)
  const rows = useMemo(() => {
    const hits = onSearch || sought === '' ? options : options.filter((option) => matches(option, sought))
    return toRows(offered(hits, { error, onRetry }, t, onCreate && sought.trim()))
  }, [options, onSearch, sought, error, onRetry, onCreate, t])
  const collection = useMemo(() => toCollection(rows), [rows])
  const change = (next: string[]) => {
    if (next.includes(retryCode)) return onRetry?.()
    setKeyword(null)
    if (several) search('')
    if (next.includes(createCode)) onCreate?.(sought.trim())
    else onValues(next)
  }
  return (
    <Ark.Root
      className={combobox().root}
      multiple={several}
      open={open}
      defaultOpen={defaultOpen}
      collection={collection}
      disabled={disabled}
      closeOnSelect={!several && !error}
      selectionBehavior={several ? 'clear' : 'preserve'}
      value={[...values]}
      onValueChange={({ value }) => change(value)}
      inputValue={keyword ?? shown}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return
        // At once: a scanner types faster than React draws, and the part underneath would put back an older text.
        flushSync(() => setKeyword(inputValue))
        if (!composing.current) search(inputValue)
      }}
      onOpenChange={(now) => {
        onOpenChange?.(now.open)
        if (!now.open) onBlur?.()
        // Opened by typing, it keeps what was typed.
        if (now.reason === 'input-change') return
        setKeyword(null)
        if (now.open) search('')
      }}
      scrollToIndexFn={rows.length >= longFrom ? ({ index }) => scroller.current?.(index) : undefined}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ sameWidth: false, gutter: 4, placement: 'bottom-start' }}
      translations={{ triggerLabel: t('展开选项'), clearTriggerLabel: t('清除') }}
      lazyMount
      unmountOnExit
    >
      <ComboboxControl
        {...control}
        several={several}
        filled={values.length > 0}
        loading={loading}
        chips={chips}
        onBackspace={() => several && !keyword && onValues(values.slice(0, -1))}
        onComposing={(now, text) => {
          composing.current = now
          if (!now) search(text)
        }}
      />
      <ComboboxList
        rows={rows}
        none={t('没有符合的选项')}
        loading={loading}
        error={error}
        more={more}
        scroller={scroller}
      />
    </Ark.Root>
  )
}
