/** A page in either spelling: its total stands in the answer itself or under `page` (specification, section 9). */
export function readPage(data: unknown): unknown {
  if (!isObject(data) || !isObject(data.page) || !Array.isArray(data.records)) return data
  return { ...data.page, ...data }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
