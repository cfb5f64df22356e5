import { useQuery } from '@tanstack/react-query'
import { mostOffered } from '#domain/kernel/offered.ts'
import { cutList } from '#workbench/engine/cut-list.ts'
import { selectQuery } from '#workbench/engine/queries.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'

/** The rows that a picker offers for what is typed, and whether there are more. Nothing is asked before there is a keyword, be it empty. */
export function useOffered(
  target: string,
  keyword: string | undefined,
  within?: Readonly<Record<string, string>>,
) {
  const asked = useSettled(keyword)
  const { data = [], isFetching } = useQuery(selectQuery(target, asked, within, mostOffered + 1))
  const { rows, more } = cutList(data)
  return {
    rows,
    /** What the box is given. */
    offered: {
      options: rows.map(({ id, label }) => ({ value: id, label })),
      more,
      loading: isFetching || (keyword !== undefined && asked !== keyword),
    },
  }
}
