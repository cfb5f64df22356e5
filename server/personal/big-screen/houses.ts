/** What all names begin with, up to the last space within it. */
function commonStart(names: readonly string[]): string {
  const [first = ''] = names
  let length = first.length
  while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length)))) length--
  return first.slice(0, first.lastIndexOf(' ', length) + 1)
}

/** What all names end with. */
function commonEnd(names: readonly string[]): string {
  const [first = ''] = names
  let from = 0
  while (from < first.length && !names.every((name) => name.endsWith(first.slice(from)))) from++
  return names.length > 1 ? first.slice(from) : ''
}

interface House {
  readonly id: string
  readonly campus: string
  readonly name: string
}

/**
 * Houses by their ids, as short as they can be told apart: 学生公寓 1 栋 of 本部校区 is 本部 1 栋. Houses of two campuses
 * may have one name.
 */
export function shortHouses(houses: readonly House[]): ReadonlyMap<string, string> {
  const campuses = [...new Set(houses.map(({ campus }) => campus))]
  const start = houses.length > 1 ? commonStart(houses.map(({ name }) => name)) : ''
  const end = commonEnd(campuses)
  return new Map(
    houses.map(({ id, campus, name }) => {
      const house = name.slice(start.length) || name
      const place = campus.slice(0, campus.length - end.length) || campus
      return [id, campuses.length > 1 ? `${place} ${house}` : house]
    }),
  )
}
