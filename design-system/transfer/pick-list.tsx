import { Search } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { transfer } from '#styled-system/recipes/index.js'
import { PickOptions } from './pick-options.tsx'
import type { TransferOption } from './transfer.tsx'

export interface PickListProps {
  readonly title: string
  readonly options: readonly TransferOption[]
  readonly marked: ReadonlySet<string>
  readonly onMark: (marked: ReadonlySet<string>) => void
  /** Takes what is given to the other list. */
  readonly onMove: (values: readonly string[]) => void
  readonly rows: number
  readonly disabled: boolean
}

/** One of the two lists: all or none, a search, and the options. */
export const PickList = ({ title, options, marked, onMark, onMove, rows, disabled }: PickListProps) => {
  const t = useText()
  const id = useId()
  const style = transfer()
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const wanted = words.trim().toLocaleLowerCase('zh-CN')
  const shown = wanted
    ? options.filter(({ label, note }) =>
        `${label} ${note ?? ''}`.toLocaleLowerCase('zh-CN').includes(wanted),
      )
    : options
  const free = shown.filter((each) => !each.disabled)
  const count = free.filter(({ value }) => marked.has(value)).length
  const markAll = (yes: boolean) => {
    const next = new Set(marked)
    for (const { value } of free) {
      if (yes) next.add(value)
      else next.delete(value)
    }
    onMark(next)
  }
  const goToList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.focus()
  }
  return (
    <section className={style.panel} aria-labelledby={id}>
      <div className={style.head}>
        <Checkbox
          label={t('全选{{title}}', { title })}
          checked={free.length > 0 && count === free.length}
          indeterminate={count > 0 && count < free.length}
          disabled={disabled || free.length === 0}
          onChange={markAll}
        />
        <span id={id} className={style.title}>
          {title}
        </span>
        <span className={style.count}>
          {t('已选 {{count}} / {{total}}', { count: marked.size, total: options.length })}
        </span>
      </div>
      <div className={style.search}>
        <TextInput
          aria-label={t('在{{label}}中查找', { label: title })}
          placeholder={t('输入关键字查找')}
          icon={<Search />}
          value={words}
          disabled={disabled}
          onWords={setWords}
          onClear={() => setWords('')}
          onKeyDown={goToList}
        />
      </div>
      {shown.length === 0 ? (
        <div className={style.box} style={{ '--rows': rows } as CSSProperties}>
          <Empty size="sm" reason={wanted ? 'no-match' : 'none'} />
        </div>
      ) : (
        <PickOptions
          key={wanted}
          ref={list}
          label={title}
          options={shown}
          marked={marked}
          onMark={onMark}
          onMove={onMove}
          rows={rows}
          disabled={disabled}
        />
      )}
    </section>
  )
}
