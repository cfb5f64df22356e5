import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseIllegible } from '#server/core/legible.ts'

/** Values in one text of JSON at the most, and how deep they may lie. */
const mostValues = 20_000
const deepest = 32
/** Names in one object at the most: each that nobody knows is named in the answer. */
const mostNames = 5_000

const [quote, backslash, bracket, brace] = [0x22, 0x5c, 0x5b, 0x7b]

const broken = () => refuse({ type: 'invalid', message: '请求参数格式错误' })

/**
 * JSON as somebody sent it. It is counted once, from end to end, before any schema looks at it: too many values, too
 * deep, a number beyond all numbers, an illegible text and a `__proto__` are refused, by name where they have one.
 */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) broken()
  const given = parsed(text)
  let values = 0

  function count(value: unknown, field: string, depth: number): void {
    if (typeof value === 'string') refuseIllegible(field, value)
    if (typeof value === 'number' && !Number.isFinite(value)) broken()
    if (typeof value !== 'object' || value === null) return
    const entries = Object.entries(value)
    values += entries.length
    if (values > mostValues || depth === deepest) broken()
    if (entries.length > mostNames && !Array.isArray(value)) broken()
    for (const [key, inner] of entries) {
      const name = field || key
      refuseIllegible(name, key)
      if (key === '__proto__')
        refuse({ type: 'invalid', message: phrase('不支持的字段：{{field}}', { field: key }) })
      count(inner, name, depth + 1)
    }
  }

  count(given, '', 0)
  return given
}

/** Half a million brackets take the parser longer than all else together: they are counted before it begins. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (quoted) {
      if (char === backslash) at++
      else if (char === quote) quoted = false
    } else if (char === quote) quoted = true
    else if (char === bracket || char === brace) {
      if (++depth > deepest) return true
    } else if (char === bracket + 2 || char === brace + 2) depth--
  }
  return false
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return broken()
  }
}
