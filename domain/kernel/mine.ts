import { type CallFacts, defineCall, type PersonalAccess } from './call.ts'
import type { Field, FieldKind } from './field.ts'
import type { Page } from './page.ts'
import { areaOf, callNameOf } from './resource.ts'
import type { Summable } from './sums.ts'

/** A number over one's own rows: how many, or what a field adds up to; of one section, or left out, of all of them. */
export interface OwnFigure<K = string, T = string> {
  readonly sum?: K
  readonly of?: T
}

/** What a screen of one's own rows shows: figures, and below them cards in sections. */
export interface Mine {
  /** The reference to the account, the student or the teacher whose row it is. */
  readonly by: string
  /** The state in whose tone a card is, and by which the sections go. */
  readonly state: string
  /** Title to states, in their order. Rows in no section are not shown. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  /** By label. */
  readonly figures: Readonly<Record<string, OwnFigure>>
  /** What a card says under its title; what a row leaves empty is left out. */
  readonly facts: readonly string[]
  /** What a card has buttons for, where the row allows it; the first is the main one. */
  readonly acts: readonly string[]
}

type Of<F, Kind extends FieldKind> = {
  [K in keyof F]: F[K] extends Field<infer _V, infer _P, Kind> ? K : never
}[keyof F] &
  string
type CodeOf<F> = F extends Field<infer V> ? V & string : never

/** `Mine` of the fields `F` and the actions `A`: its state is `S`, its sections are called `T`. */
export interface MineOf<F, A, S extends keyof F, T extends string> {
  readonly by: Of<F, 'reference'>
  readonly state: S & Of<F, 'choice'>
  readonly sections: Readonly<Record<T, readonly CodeOf<F[S]>[]>>
  readonly figures?: Readonly<Record<string, OwnFigure<Summable<F>, NoInfer<T>>>>
  readonly facts: readonly ((keyof F & string) | `${Of<F, 'reference'>}.${string}`)[]
  readonly acts?: readonly (keyof A & string)[]
}

/** As much of a screen as its calls follow from. */
export interface OwnCards {
  readonly path: string
  readonly title: string
  readonly resource: string
  readonly mine: Mine
}

/** What the figures of one's own rows are, none of what the asker does not see whole, and how many rows a section has. */
export interface OwnFigures {
  readonly figures: Readonly<Record<string, number | string | null>>
  readonly sections: Readonly<Record<string, number>>
}

interface PageAsked {
  readonly section: string
  readonly current?: number
  readonly size?: number
}

/** Where the calls of a screen of one's own rows stand: beside those of its resource, none of which it asks. */
export const ownCallsAt = ({ resource, path }: Pick<OwnCards, 'resource' | 'path'>): string =>
  `${areaOf(resource)}/${callNameOf(resource)}/own/${callNameOf(path.replace('/', '.'))}`

/** The calls that such a screen has beside those of its rows. */
export function ownCalls(screen: OwnCards) {
  const of = (call: string, title: string) =>
    ({
      method: 'GET',
      path: `${ownCallsAt(screen)}/${call}`,
      title: `${screen.title}：${title}`,
      access: `${screen.resource}:view` as PersonalAccess,
    }) satisfies CallFacts & { access: PersonalAccess }
  return {
    figures: defineCall<undefined, OwnFigures>(of('figures', '合计')),
    page: defineCall<PageAsked, Page<object>>({ ...of('page', '一组的分页'), reply: 'page' }),
  }
}
