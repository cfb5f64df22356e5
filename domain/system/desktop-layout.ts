import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import type { RoleCode } from '#domain/roles.ts'
import { type DesktopCard, desktopCards } from './desktop-cards.ts'

/** How wide a card is, in columns of three; on a phone each takes the whole width. */
export type Span = 1 | 2 | 3

export interface PlacedCard {
  readonly card: DesktopCard
  readonly span: Span
}

/** In the order in which they are read. */
export type Layout = readonly PlacedCard[]

const span = z.union([z.literal(1), z.literal(2), z.literal(3)])
const placed = z.strictObject({ card: codeSchema(desktopCards), span })

/** What may be saved: each card once. */
export const layoutSchema = z
  .array(placed, '桌面布局不正确')
  .max(Object.keys(desktopCards.labels).length, '桌面布局不正确')
  .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, '每张卡片只能出现一次')

/** What was saved, as far as it is still known: a card that is no more is left out. */
export function readLayout(kept: unknown): Layout {
  const cards = Array.isArray(kept) ? kept : []
  const known = cards.flatMap((each) => placed.safeParse(each).data ?? [])
  return known.filter(({ card }, at) => known.findIndex((each) => each.card === card) === at)
}

const cards = (...names: readonly (readonly [DesktopCard, Span])[]): Layout =>
  names.map(([card, span]) => ({ card, span }))

// What may have nothing to show stands last: a card without content is not drawn, and what is above keeps its place.
const learner = cards(
  ['greeting', 3],
  ['lessons', 1],
  ['todo', 1],
  ['notices', 1],
  ['apps', 2],
  ['messages', 1],
  ['schedule', 2],
  ['recent', 1],
)
const newcomer = cards(
  ['greeting', 3],
  ['todo', 2],
  ['code', 1],
  ['apps', 2],
  ['notices', 1],
  ['messages', 1],
)
const staff = cards(
  ['greeting', 3],
  ['daily', 3],
  ['todo', 2],
  ['notices', 1],
  ['lessons', 1],
  ['menus', 2],
  ['messages', 1],
  ['schedule', 2],
  ['apps', 1],
)
/** Those who stand at a desk or go round a house: what they do all day, what waits, and no timetable. */
const duty = cards(['greeting', 3], ['daily', 3], ['todo', 2], ['notices', 1], ['menus', 2], ['messages', 1])
const leading = cards(
  ['greeting', 3],
  ['figures', 3],
  ['todo', 2],
  ['notices', 1],
  ['menus', 2],
  ['messages', 1],
  ['schedule', 2],
)
const manager = cards(
  ['greeting', 3],
  ['figures', 3],
  ['todo', 2],
  ['notices', 1],
  ['menus', 2],
  ['messages', 1],
  ['schedule', 2],
  ['apps', 1],
  ['recent', 1],
)
const guest = cards(['greeting', 3], ['todo', 2], ['notices', 1], ['apps', 2], ['messages', 1], ['menus', 3])

/** The desktop with which a role begins; a person's own takes its place once it is saved. */
const layouts = {
  admin: manager,
  leader: leading,
  department: manager,
  counsellor: staff,
  teacher: staff,
  psychologist: staff,
  dormmaster: duty,
  dispatcher: duty,
  repairer: duty,
  verifier: duty,
  employer: guest,
  student: learner,
  newstudent: newcomer,
} as const satisfies Record<RoleCode, Layout>

/** Of the first of a person's roles that the app knows; staff for anyone who has another. */
export const layoutFor = (roles: readonly string[]): Layout =>
  layouts[roles.find((role): role is RoleCode => role in layouts) ?? 'teacher']
