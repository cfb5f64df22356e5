export interface PageState {
  /** Counts from 1. */
  readonly current: number
  readonly size: number
  /** A column, with `-` before it when the largest comes first. */
  readonly sort?: string
  /** As asked on the wire, without `params.` before them: `{ 'floors.from': '2', search: '东' }`. */
  readonly filters: Readonly<Record<string, string>>
}

type Search = Readonly<Record<string, unknown>>

export const pageSizes = [10, 20, 50, 100]
const defaultSize = 20
const prefix = 'params.'

/** What the address of a list says. Whatever a hand has mistyped there falls back to the first page. */
export function pageStateOf(search: Search): PageState {
  const filters = Object.entries(search)
    .filter(([key, value]) => key.startsWith(prefix) && isPlain(value) && value !== '')
    .map(([key, value]) => [key.slice(prefix.length), String(value)])
  const { current, size, sort } = search
  return {
    current: isCount(current) ? current : 1,
    size: pageSizes.find((each) => each === size) ?? defaultSize,
    ...(typeof sort === 'string' && sort !== '' ? { sort } : {}),
    filters: Object.fromEntries(filters),
  }
}

/** The address that says it, every other word of the address kept, whatever is usual left out. */
export function searchOf(state: PageState, before: Search): Search {
  const others = Object.entries(before).filter(
    ([key]) => !key.startsWith(prefix) && !['current', 'size', 'sort'].includes(key),
  )
  const filters = Object.entries(state.filters).map(([key, value]) => [prefix + key, plain(value)])
  return {
    ...Object.fromEntries(others),
    ...(state.current > 1 ? { current: state.current } : {}),
    ...(state.size === defaultSize ? {} : { size: state.size }),
    ...(state.sort ? { sort: state.sort } : {}),
    ...Object.fromEntries(filters),
  }
}

/** The query of the call `page`. */
export const queryOf = ({ current, size, sort, filters }: PageState) => ({
  current,
  size,
  ...(sort?.startsWith('-') ? { descs: sort.slice(1) } : sort ? { ascs: sort } : {}),
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
