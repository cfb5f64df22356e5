import type { Comparison } from '#domain/kernel/figures-asked.ts'

/** What the address of a screen of figures says beside the filters. */
export interface FigureState {
  readonly by?: string
  readonly across?: string
  readonly from?: string
  readonly to?: string
  readonly on?: string
  readonly compare?: Comparison
}

type Search = Readonly<Record<string, unknown>>

const words = [
  'by',
  'across',
  'from',
  'to',
  'on',
  'compare',
] as const satisfies readonly (keyof FigureState)[]

const isTold = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whatever a hand has mistyped in the address is refused by the server, in words. */
export const figureStateOf = (search: Search): FigureState =>
  Object.fromEntries(words.flatMap((word) => (isTold(search[word]) ? [[word, search[word]]] : [])))

/** The address that says it, every other word of the address kept. */
export function searchWith(state: FigureState, before: Search): Search {
  const others = Object.entries(before).filter(([word]) => !(words as readonly string[]).includes(word))
  const told = Object.entries(state).filter(([, value]) => isTold(value) && value !== 'none')
  return Object.fromEntries([...others, ...told])
}
