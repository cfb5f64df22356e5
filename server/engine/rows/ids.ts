import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const mostIds = 1000

/** Ids from a comma string or a list, each once. What is no id never reaches the database. */
export function idsOf(given: unknown): string[] {
  const listed = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : []
  const ids = [
    ...new Set(listed.map((id) => (typeof id === 'string' ? id.trim().toLowerCase() : id))),
  ].filter((id) => id !== '')
  if (ids.length > mostIds)
    refuse({ type: 'invalid', message: phrase('一次最多处理 {{count}} 条', { count: mostIds }) })
  if (!ids.every((id) => uuid.test(id))) refuse({ type: 'invalid', message: '请求参数格式错误：id' })
  return ids
}

/** The one id of a call. */
export const idOf = (given: unknown): string =>
  idsOf(given)[0] ?? refuse({ type: 'invalid', message: '缺少必要的请求参数: id' })
