import type { CSSProperties } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import type { LaidColumn } from './layout.ts'
import { runsOf } from './runs.ts'

/** The line over the headings that names the groups of columns. */
export function GroupRow<Row>({ columns }: { readonly columns: readonly LaidColumn<Row>[] }) {
  const style = dataTable()
  return (
    <tr className={style.groupRow} {...{ role: 'row' }} aria-rowindex={1}>
      {runsOf(columns).map(({ group, columns: run, from }) => {
        // A sticky cell over several columns sticks where the outermost of them does.
        const outer = run[0]?.side === 'end' ? run.at(-1) : run[0]
        const place = { ...outer?.style, gridColumn: `span ${run.length}` } as CSSProperties
        return group ? (
          <th
            key={from}
            {...{ role: 'columnheader' }}
            className={outer?.head}
            aria-colindex={from + 1}
            aria-colspan={run.length}
            data-group
            style={place}
          >
            <span className={style.text}>{group}</span>
          </th>
        ) : (
          <td key={from} aria-hidden className={outer?.head} style={place} />
        )
      })}
    </tr>
  )
}
