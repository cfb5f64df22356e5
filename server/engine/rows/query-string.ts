import qs from 'qs'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'

/** Refuses one parameter of the query by name. */
export const badParameter = (name: string, message = phrase('请求参数格式错误：{{name}}', { name })): never =>
  refuse({ type: 'invalid', message, fields: { [name]: message } })

/**
 * One pair a name: a second one makes a list, which nothing below accepts. A dot is a sign of the name: `params.studentId` and
 * `params.studentId.grade` are two filters. What stands in brackets is nested.
 */
export function parsed(search: string): Record<string, unknown> {
  try {
    return qs.parse(search, {
      depth: 3,
      strictDepth: true,
      parameterLimit: 200,
      throwOnLimitExceeded: true,
      ignoreQueryPrefix: true,
      plainObjects: true,
    })
  } catch {
    return refuse({ type: 'invalid', message: '请求参数格式错误' })
  }
}

export const listOf = (text: string | undefined) => (text ? text.split(',') : [])

export const textOf = (name: string, value: unknown): string | undefined =>
  value === undefined || typeof value === 'string' ? value : badParameter(name)

export function positive(name: string, value: unknown, usual: number): number {
  const text = textOf(name, value)
  if (!text) return usual
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : badParameter(name)
}
