import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'

/** The words for a field. */
type Labels = Readonly<Record<string, { readonly label: string }>>

/** What a schema makes of a body; what it does not accept is refused field by field, in Chinese. */
export function checked<S extends z.ZodType>(schema: S, fields: Labels, body: unknown): z.output<S> {
  const labelOf = (name: PropertyKey | undefined) => fields[String(name)]?.label ?? String(name ?? '请求参数')
  // Heard only where the schema itself has nothing to say.
  const error = ({ path }: { path?: PropertyKey[] | undefined }) =>
    phrase('{{label}}不正确', { label: labelOf(path?.[0]) })
  const result = schema.safeParse(body, { error })
  if (result.success) return result.data
  const messages = Object.fromEntries(result.error.issues.toReversed().flatMap(messagesOf))
  const message = Object.values(messages)[0] ?? '请求参数格式错误'
  return refuse({ type: 'invalid', message, fields: messages })
}

/** A field that nobody may fill is named, so that a client's mistake is not passed over in silence. */
function messagesOf(issue: z.core.$ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [key, phrase('不支持的字段：{{field}}', { field: key })])
  return issue.path.length
    ? [[issue.path[0] === 'lines' ? issue.path.join('.') : String(issue.path[0]), issue.message]]
    : []
}
