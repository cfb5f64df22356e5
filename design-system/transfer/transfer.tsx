import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useMemo, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import type { Option } from '#design-system/select/option.ts'
import { useText } from '#design-system/text/text.tsx'
import { transfer } from '#styled-system/recipes/index.js'
import { PickList } from './pick-list.tsx'

export interface TransferOption extends Option {
  /** Quiet, at the end of the row: a number, a class. It is searched too. */
  readonly note?: string
}

export interface TransferProps {
  /** What it is about, for screen readers: 分配宿舍成员. */
  readonly label: string
  readonly options: readonly TransferOption[]
  /** Names of the two lists: 未分配, 已分配. */
  readonly titles: readonly [from: string, to: string]
  /** What is in the second list. */
  readonly value?: string[]
  readonly defaultValue?: string[]
  readonly onChange?: (value: string[]) => void
  /** Height of the lists in rows. */
  readonly rows?: number
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLFieldSetElement>
}

const none: ReadonlySet<string> = new Set()

/** Some out of many, with both lists in sight. Thousands of rows are drawn as far as they are seen. */
export const Transfer = ({
  label,
  options,
  titles,
  rows = 8,
  disabled = false,
  ref,
  ...held
}: TransferProps) => {
  const t = useText()
  const style = transfer()
  const [value, setValue] = useControlled<string[]>(held, [])
  const [marked, setMarked] = useState({ from: none, to: none })
  const [said, setSaid] = useState('')
  const chosen = useMemo(() => new Set(value), [value])
  const move = (values: readonly string[], side: 'from' | 'to') => {
    if (values.length === 0) return
    const moved = new Set(values)
    setValue(
      side === 'from'
        ? options.flatMap((each) => (chosen.has(each.value) || moved.has(each.value) ? [each.value] : []))
        : value.filter((each) => !moved.has(each)),
    )
    setMarked({ ...marked, [side]: none })
    setSaid(t('{{count}} 项已移到{{name}}', { count: values.length, name: titles[side === 'from' ? 1 : 0] }))
  }
  const sides = {
    from: options.filter((each) => !chosen.has(each.value)),
    to: options.filter((each) => chosen.has(each.value)),
  }
  const panel = (side: 'from' | 'to', title: string) => (
    <PickList
      title={title}
      options={sides[side]}
      marked={marked[side]}
      onMark={(next) => setMarked({ ...marked, [side]: next })}
      onMove={(values) => move(values, side)}
      rows={rows}
      disabled={disabled}
    />
  )
  return (
    <fieldset ref={ref} className={style.root} aria-label={label}>
      {panel('from', titles[0])}
      <div className={style.buttons}>
        <IconButton
          variant="outline"
          label={t('移到{{name}}', { name: titles[1] })}
          icon={<ChevronRight aria-hidden />}
          disabled={disabled || marked.from.size === 0}
          onClick={() => move([...marked.from], 'from')}
        />
        <IconButton
          variant="outline"
          label={t('移到{{name}}', { name: titles[0] })}
          icon={<ChevronLeft aria-hidden />}
          disabled={disabled || marked.to.size === 0}
          onClick={() => move([...marked.to], 'to')}
        />
      </div>
      {panel('to', titles[1])}
      <span className={style.said} role="status">
        {said}
      </span>
    </fieldset>
  )
}
