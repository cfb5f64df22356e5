import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useDeferredValue, useId, useMemo, useState } from 'react'
import { Kbd } from '#design-system/kbd/kbd.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useWords } from '#design-system/parts/composing/use-words.ts'
import { useText } from '#design-system/text/text.tsx'
import { commandPalette } from '#styled-system/recipes/index.js'
import type { Command, CommandSource } from './command.ts'
import { CommandList } from './command-list.tsx'
import { matching, offered, type Row } from './rows.ts'
import { useSources } from './use-sources.ts'

export interface CommandSearchProps {
  readonly commands: readonly Command[]
  readonly recent?: readonly string[]
  readonly sources?: readonly CommandSource[]
  readonly onSelect: (command: Command) => void
  readonly placeholder?: string
  readonly defaultQuery?: string
  readonly ref?: Ref<HTMLInputElement>
}

const nothing: readonly never[] = []
const isCommand = (row: Row) => row.type === 'command'
/** Rows that PageUp and PageDown pass over. */
const leap = 8

/** The line to type in and what it finds: an APG combobox whose list is always open. */
export const CommandSearch = ({
  commands,
  recent = nothing,
  sources = nothing,
  onSelect,
  placeholder,
  defaultQuery,
  ref,
}: CommandSearchProps) => {
  const t = useText()
  const style = commandPalette()
  const id = useId()
  const [query, setQuery] = useState(defaultQuery ?? '')
  const [chosen, setChosen] = useState(0)
  // Typing goes on while a long list is searched.
  const asked = useDeferredValue(query.trim())
  const last = t('最近使用')
  const own = useMemo(
    () => (asked ? matching(commands, asked) : offered(commands, recent, last)),
    [commands, recent, asked, last],
  )
  const theirs = useSources(sources, asked)
  const rows = theirs.length > 0 ? [...own, ...theirs] : own
  const options = useMemo(() => rows.filter(isCommand), [rows])
  const at = Math.min(chosen, options.length - 1)
  const words = useWords(query, (next) => {
    setQuery(next)
    setChosen(0)
  })
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: leap, PageUp: -leap }

  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends an input method's composition chooses a character, not a command.
    if (isComposing(event)) return
    const step = steps[event.key]
    const option = options[at]
    if (step && options.length > 0) setChosen(stepped(at, step, options.length))
    else if (event.key === 'Enter' && option?.type === 'command') onSelect(option.command)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={style.head}>
        <Search aria-hidden />
        <input
          ref={ref}
          // biome-ignore lint/a11y/noAutofocus: it takes over from a line that was typed in
          autoFocus={defaultQuery !== undefined}
          className={style.input}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={options[at] && `${id} ${at}`}
          aria-label={placeholder ?? t('搜索菜单与操作')}
          placeholder={placeholder ?? t('搜索菜单与操作')}
          {...words}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
        />
        <Kbd keys="Esc" />
      </div>
      <CommandList id={id} rows={rows} at={at} onPoint={setChosen} onSelect={onSelect} />
      <div className={style.foot} aria-hidden>
        <Hint keys="↑+↓" does={t('逐项移动')} />
        <Hint keys="↵" does={t('打开所选')} />
        <span className={style.count}>{t('共 {{count}} 个结果', { count: options.length })}</span>
      </div>
      <div role="status" className={style.said}>
        {asked && t('找到 {{count}} 个结果', { count: options.length })}
      </div>
    </>
  )
}

/** Single steps go round; leaps stop at the ends. */
const stepped = (at: number, step: number, count: number) =>
  Math.abs(step) === 1 ? (at + step + count) % count : Math.min(Math.max(at + step, 0), count - 1)

const Hint = ({ keys, does }: { readonly keys: string; readonly does: string }) => (
  <span className={commandPalette().hint}>
    <Kbd keys={keys} />
    {does}
  </span>
)
