import { useEffect, useState } from 'react'
import type { CommandSource } from './command.ts'
import { type Row, under } from './rows.ts'

/** Milliseconds the typing rests before the sources are asked. */
const rest = 120

interface Answer {
  readonly query: string
  readonly rows: readonly Row[]
}

/** What the sources find for the query, each under its heading; while one is asked, and when it fails, a line says so. */
export function useSources(sources: readonly CommandSource[], query: string): readonly Row[] {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const asked = query.trim()
  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    const ask = async ({ id, title, search }: CommandSource) => {
      const rows = await search(asked, leaving.signal).then(
        (found) =>
          under(
            title,
            found.map((command) => ({ command, marks: [] })),
          ),
        (): readonly Row[] => [
          { type: 'heading', key: id, title },
          { type: 'failed', key: `${id} failed` },
        ],
      )
      if (!leaving.signal.aborted) setAnswers((known) => new Map(known).set(id, { query: asked, rows }))
    }
    const timer = setTimeout(() => sources.forEach(ask), rest)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, sources])
  if (!asked) return []
  return sources.flatMap(({ id, title }): readonly Row[] => {
    const answer = answers.get(id)
    if (answer?.query === asked) return answer.rows
    return [
      { type: 'heading', key: id, title },
      { type: 'waiting', key: `${id} waiting` },
    ]
  })
}
