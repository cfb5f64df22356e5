import { refuse } from '#domain/kernel/refusal.ts'
import { refuseIllegible } from '#server/core/legible.ts'

/** Values in one text of JSON at the most, and how deep they may lie. */
const mostValues = 20_000
const deepest = 32

const broken = () => refuse({ type: 'invalid', message: '请求参数格式错误' })

/**
 * JSON as somebody sent it. It is counted once, from end to end, before any schema looks at it: too many values, too
 * deep, a number beyond all numbers, an illegible text and a `__proto__` are refused, by name where they have one.
 */
export function readJson(text: string): unknown {
  const given = parsed(text)
  let values = 0

  function count(value: unknown, field: string, depth: number): void {
    if (typeof value === 'string') refuseIllegible(field, value)
    if (typeof value === 'number' && !Number.isFinite(value)) broken()
    if (typeof value !== 'object' || value === null) return
    const entries = Object.entries(value)
    values += entries.length
    if (values > mostValues || depth === deepest) broken()
    for (const [key, inner] of entries) {
      const name = field || key
      refuseIllegible(name, key)
      if (key === '__proto__') refuse({ type: 'invalid', message: `不支持的字段：${key}` })
      count(inner, name, depth + 1)
    }
  }

  count(given, '', 0)
  return given
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return broken()
  }
}
