import { type Condition, isCondition } from '#domain/kernel/condition.ts'

export interface PageState {
  /** Counts from 1. */
  readonly current: number
  readonly size: number
  /** Columns with commas between, in the order in which they decide; `-` before one whose largest comes first. */
  readonly sort?: string | undefined
  /** As asked on the wire, without `params.` before them: `{ 'floors.from': '2', search: '东' }`. */
  readonly filters: Readonly<Record<string, string>>
  readonly condition?: Condition | undefined
  /** The view that it is seen through: an id, or `default` for none where the usual one is not wanted. */
  readonly view?: string | undefined
}

type Search = Readonly<Record<string, unknown>>

export const pageSizes = [10, 20, 50, 100]
export const defaultSize = 20
const prefix = 'params.'
const words = ['current', 'size', 'sort', 'condition', 'view']

/** What the address of a list says. Whatever a hand has mistyped there falls back to the first page. */
export function pageStateOf(search: Search): PageState {
  const filters = Object.entries(search)
    .filter(([key, value]) => key.startsWith(prefix) && isPlain(value) && value !== '')
    .map(([key, value]) => [key.slice(prefix.length), String(value)])
  const { current, size, sort, condition, view } = search
  return {
    current: isCount(current) ? current : 1,
    size: pageSizes.find((each) => each === size) ?? defaultSize,
    ...(typeof sort === 'string' && sort !== '' ? { sort } : {}),
    filters: Object.fromEntries(filters),
    ...(isCondition(condition) ? { condition } : {}),
    ...(typeof view === 'string' && view !== '' ? { view } : {}),
  }
}

/** The address leaves it open how the list looks; it may still name a view, which then says all of it. */
export const saysNothing = (search: Search) =>
  Object.keys(search).every((key) => key === 'view' || !(key.startsWith(prefix) || words.includes(key)))

/** The address that says it, every other word of the address kept, whatever is usual left out. */
export function searchOf(state: PageState, before: Search): Search {
  const others = Object.entries(before).filter(([key]) => !key.startsWith(prefix) && !words.includes(key))
  const filters = Object.entries(state.filters).map(([key, value]) => [prefix + key, plain(value)])
  return {
    ...Object.fromEntries(others),
    // Beside a view the place is always told, for a view by itself stands for all that was saved with it.
    ...(state.current > 1 || state.view ? { current: state.current } : {}),
    ...(state.size === defaultSize ? {} : { size: state.size }),
    ...(state.sort ? { sort: state.sort } : {}),
    ...(state.condition ? { condition: state.condition } : {}),
    ...(state.view ? { view: state.view } : {}),
    ...Object.fromEntries(filters),
  }
}

/** The query of the call `page`. */
export const queryOf = ({ current, size, sort, ...question }: PageState) => ({
  current,
  size,
  ...(sort ? { sort } : {}),
  ...questionOf(question),
})

/** The query of the call `sums`: the same question, wherever one is on its pages. */
export const questionOf = ({ filters, condition }: Pick<PageState, 'filters' | 'condition'>) => ({
  ...(condition ? { condition: JSON.stringify(condition) } : {}),
  ...(Object.keys(filters).length > 0 ? { params: filters } : {}),
})

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1

/** TanStack Router puts quotes around a text that reads like a number or a flag; as a number it needs none. */
function plain(value: string) {
  if (value === 'true' || value === 'false') return value === 'true'
  return value !== '' && String(Number(value)) === value ? Number(value) : value
}
