import type { RefObject } from 'react'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { noOption, type OptionSource } from '#design-system/select/option.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { optionList } from '#styled-system/recipes/index.js'
import { type ListParts, OptionItem } from './option-item.tsx'
import type { Row } from './rows.ts'

/** From so many rows on, only those in sight are drawn. */
export const longFrom = 200

const loadLong = () => import('./long-list.tsx')

/** Brings a row of a long list into sight; the list puts itself here. */
export type Scroller = RefObject<((index: number) => void) | null>

export interface OptionListProps extends OptionSource {
  readonly parts: ListParts
  readonly rows: readonly Row[]
  /** Said when there is nothing to offer. */
  readonly none: string
  readonly scroller: Scroller
}

/** What stands in the popup of `Select`, `MultiSelect`, `Combobox` and `MultiCombobox`. */
export const OptionList = ({ parts, rows, none, scroller, loading, error, more }: OptionListProps) => {
  const style = optionList()
  const long = rows.length >= longFrom
  const LongList = useLater(loadLong, long)?.LongList
  const note = useListNote({ rows, none, loading, error, more })
  return (
    <>
      {note && (
        <div className={style.note} {...noOption}>
          {loading && !error && rows.length === 0 && <Spinner size="sm" />}
          <span className={error ? style.fault : undefined}>{note}</span>
        </div>
      )}
      {long
        ? LongList && <LongList parts={parts} rows={rows} scroller={scroller} />
        : inGroups(rows).map(({ group, members }) =>
            group === null ? (
              members.map((option) => <OptionItem key={option.value} parts={parts} option={option} />)
            ) : (
              <parts.ItemGroup key={group}>
                <parts.ItemGroupLabel className={style.heading}>{group}</parts.ItemGroupLabel>
                {members.map((option) => (
                  <OptionItem key={option.value} parts={parts} option={option} />
                ))}
              </parts.ItemGroup>
            ),
          )}
    </>
  )
}

const inGroups = (rows: readonly Row[]) => {
  const blocks: { group: string | null; members: Extract<Row, { kind: 'option' }>['option'][] }[] = [
    { group: null, members: [] },
  ]
  for (const row of rows) {
    if (row.kind === 'heading') blocks.push({ group: row.group, members: [] })
    else blocks.at(-1)?.members.push(row.option)
  }
  return blocks
}

/** What the list says of itself: why it is empty, that it is on its way, or that there is more than it shows. */
export const useListNote = ({
  rows,
  none,
  loading,
  error,
  more,
}: Pick<OptionListProps, 'rows' | 'none' | 'loading' | 'error' | 'more'>) => {
  const t = useText()
  if (error) return error
  if (rows.length > 0)
    return more ? t('只列出前 {{count}} 项，继续输入可缩小范围', { count: rows.length }) : null
  return loading ? t('加载中') : none
}
