import type { z } from 'zod'
import { comparisonsIn } from '#domain/kernel/condition.ts'
import { figureCalls } from '#domain/kernel/figures.ts'
import { figuresAsked } from '#domain/kernel/figures-asked.ts'
import { asOf } from '#domain/kernel/list-query.ts'
import { dayOfRows, type Stats } from '#domain/kernel/stats.ts'
import { envelope } from '#server/core/answer.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { matched } from '#server/engine/reveals/matched.ts'
import { reachedNow } from '#server/engine/rows/as-of.ts'
import { askedQuestion } from '#server/engine/rows/asked-question.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { listQueryOf } from '#server/engine/rows/list-query.ts'
import { deskOf, searchOf } from '#server/engine/rows/picker.ts'
import { badParameter, parsed } from '#server/engine/rows/query-string.ts'
import { type Asked, figuresOf } from './figures.ts'
import { figureFile } from './file.ts'

/** The calls of one declaration of figures. */
export function statsRoutes(stats: Stats): readonly Route[] {
  const calls = figureCalls(stats)
  const question = listQueryOf(stats.of)
  const asking = async (asked: z.output<typeof figuresAsked>, call: PersonalCall): Promise<Asked> => {
    const { app, actor } = call
    const visibility = await visibilityOf(app.db, actor, stats.of)
    const rest = Object.entries(parsed(searchOf(call))).filter(([name]) => !(name in figuresAsked.shape))
    const { filters, condition } = askedQuestion(stats.of, Object.fromEntries(rest), visibility)
    const { joins, where } = await matched(
      deskOf(call),
      stats.of,
      question({ filters, condition }, visibility),
    )
    // Figures have a day of their own.
    if (filters[asOf]) return badParameter(asOf)
    const compared = condition ? comparisonsIn(condition).map(({ field }) => field) : []
    const filtered = [...Object.keys(filters).map((name) => name.split('.')[0] ?? name), ...compared]
    return {
      ...asked,
      joins,
      filtered,
      reach: reachedNow(stats.of, actor, calls.figures.access, dayOfRows(stats, asked.on || null)),
      where,
    }
  }
  return [
    answerCall(calls.figures, figuresAsked, async (asked, call) =>
      figuresOf(deskOf(call), stats, await asking(asked, call)),
    ),
    answerCall(calls.export, figuresAsked, async (asked, call) => {
      const figures = await figuresOf(deskOf(call), stats, await asking(asked, call))
      // As every export says it.
      if (!figures.sets.some(({ by, rows }) => by.length > 0 && rows.length > 0))
        return call.c.json({ ...envelope(null), msg: '没有可导出的数据！' })
      return figureFile(deskOf(call), stats, figures)
    }),
  ]
}
