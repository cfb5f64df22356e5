import { type Ref, useMemo, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { diffViewer } from '#styled-system/recipes/index.js'
import { InlineLine, SplitLine } from './diff-line.tsx'
import { fold, rowsOf } from './rows.ts'

export interface TextDiffProps {
  readonly was: string
  readonly now: string
  /** What is compared: 宿舍管理规定. */
  readonly label: string
  /** `split` beside one another, `inline` one under the other: for phones and long lines. */
  readonly view?: 'split' | 'inline'
  /** Over the columns: 九月一日版. Default 原文 and 现文. */
  readonly wasTitle?: string
  readonly nowTitle?: string
  /** Unchanged lines shown round a change. Default 3. */
  readonly near?: number
  readonly ref?: Ref<HTMLDivElement>
}

/** What changed in a text, line by line, with signs and strokes as well as colours. */
export const TextDiff = ({
  was,
  now,
  label,
  view = 'split',
  wasTitle,
  nowTitle,
  near = 3,
  ref,
}: TextDiffProps) => {
  const t = useText()
  const style = diffViewer()
  const groups = useMemo(() => fold(rowsOf(was, now), near), [was, now, near])
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const titles = [wasTitle ?? t('原文'), nowTitle ?? t('现文')]
  const Line = view === 'split' ? SplitLine : InlineLine
  if (was === now) return <Alert title={t('内容相同')} />
  return (
    <div ref={ref} className={style.scroll}>
      <table className={style.table}>
        <caption className={style.said}>{label}</caption>
        <thead>
          <tr>
            {view === 'split' ? (
              titles.map((title) => (
                <th key={title} className={style.head} scope="colgroup" colSpan={3}>
                  {title}
                </th>
              ))
            ) : (
              <th className={style.head} scope="colgroup" colSpan={4}>
                {titles.join(' → ')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, at) => {
            const rows = 'rows' in group ? group.rows : opened.has(at) ? group.left : null
            if (rows)
              return rows.map((row) => (
                <Line key={`${row.was?.line ?? ''}-${row.now?.line ?? ''}`} row={row} />
              ))
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups stand still
              <tr key={`left-${at}`}>
                <td className={style.fold} colSpan={6}>
                  <Button size="sm" variant="ghost" onClick={() => setOpened(new Set([...opened, at]))}>
                    {t('展开未改动的 {{count}} 行', { count: 'left' in group ? group.left.length : 0 })}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
