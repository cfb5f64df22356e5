import { useQuery } from '@tanstack/react-query'
import { selectQuery } from '#workbench/engine/queries.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'

/** More than anybody reads through; typing narrows them. */
const most = 50

/** The rows that a picker offers for what is typed, and whether there are more. Nothing is asked before there is a keyword, be it empty. */
export function useOffered(
  target: string,
  keyword: string | undefined,
  within?: Readonly<Record<string, string>>,
) {
  const { data = [], isFetching } = useQuery(selectQuery(target, useSettled(keyword), within, most + 1))
  const rows = data.slice(0, most)
  return {
    rows,
    /** What the box is given. */
    offered: {
      options: rows.map(({ id, label }) => ({ value: id, label })),
      more: data.length > most,
      loading: isFetching,
    },
  }
}
