import { z } from 'zod'
import type { Fields } from '#domain/kernel/field.ts'
import { type Mine, type OwnCards, type OwnFigure, ownCalls, ownCallsAt } from '#domain/kernel/mine.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { ownPage } from '#domain/kernel/own-page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { among } from '#domain/kernel/stats.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import type { Served } from '#server/core/serve.ts'
import { shownTo } from './emptied.ts'
import { seesWhole, visibilityOf } from './field-visibility.ts'
import { listQueryOf } from './list-query.ts'
import { deskOf } from './picker.ts'
import { badParameter } from './query-string.ts'
import { readerOf } from './reading.ts'
import { rowCalls } from './routes.ts'
import { writerOf } from './writing.ts'

const pageAsked = z.object({ ...ownPage, section: z.string().max(100).describe('分组') })

/**
 * The calls of a screen of one's own rows. All of them go through one reader, which knows no row of anybody else; they
 * take no filter. An act may give a row away, so that the writer reaches as far as the permission.
 */
export function ownRoutes(whole: Served, screen: OwnCards): readonly Route[] {
  const { mine } = screen
  const served: Served = { ...whole, resource: { ...whole.resource, callsAt: ownCallsAt(screen) } }
  const { resource } = served
  const calls = ownCalls(screen)
  const reader = readerOf(resource, mine)
  const writer = writerOf(served, readerOf(resource))
  const question = listQueryOf(resource)
  const fields = resource.fields as Fields
  const summed = [...new Set(Object.values(mine.figures).flatMap(({ sum }) => sum ?? []))]

  return [
    answerPlain(calls.figures, async (call) => {
      const unit = deskOf(call)
      const visibility = await visibilityOf(unit.db, unit.actor, resource)
      if (!seesWhole(visibility, mine.state)) refuse({ type: 'forbidden' })
      const seen = summed.filter((name) => seesWhole(visibility, name))
      const found = await reader.byCode(unit, mine.state, seen)
      const rowsOf = (of?: string) => found.filter(({ code }) => code !== null && isIn(mine, code, of))
      const figure = ({ sum, of }: OwnFigure) => {
        if (!sum) return countOf(rowsOf(of))
        if (!seen.includes(sum)) return null
        const values = rowsOf(of).map(({ sums }) => (sums as Readonly<Record<string, number | string>>)[sum])
        return fields[sum]?.kind === 'money' ? yuanOf(added(values, fenOf)) : added(values, Number)
      }
      return {
        figures: Object.fromEntries(
          Object.entries(mine.figures).map(([label, each]) => [label, figure(each)]),
        ),
        sections: Object.fromEntries(
          Object.keys(mine.sections).map((title) => [title, countOf(rowsOf(title))]),
        ),
      }
    }),
    answerCall(calls.page, pageAsked, async ({ section, current, size }, call) => {
      const codes = Object.hasOwn(mine.sections, section) ? mine.sections[section] : undefined
      if (!codes) return badParameter('section')
      const unit = deskOf(call)
      const visibility = await visibilityOf(unit.db, unit.actor, resource)
      const { asking } = question({ condition: among(mine.state, ...codes) }, visibility)
      const page = await reader.page(unit, { ...asking, current, size, orders: [] })
      return { ...page, records: page.records.map(shownTo(call.c, resource)) }
    }),
    ...rowCalls(served, reader, writer, mine.acts),
  ]
}

const isIn = ({ sections }: Mine, code: string, of?: string): boolean =>
  Object.entries(sections).some(([title, codes]) => (!of || title === of) && codes.includes(code))

const countOf = (found: readonly { readonly count: number }[]) => added(found, ({ count }) => Number(count))

const added = <T>(values: readonly T[], read: (value: NonNullable<T>) => number): number =>
  values.reduce((all, value) => all + (value == null ? 0 : read(value)), 0)
