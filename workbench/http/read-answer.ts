import { heard, isPhrase, type Phrase, writtenPhrase } from '#domain/kernel/phrase.ts'
import { HttpFailure } from './failure.ts'
import { parseJson } from './parse-json.ts'
import { readPage } from './read-page.ts'

/** An answer as it came over the wire, its body read to the end. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body, where a file was asked for and came. */
  readonly file: Blob | ReadableStream | null
  readonly asked: 'json' | 'blob' | 'stream'
}

/**
 * Success is a 2xx that nothing in its body denies. Every dialect of this family of servers is understood:
 * refusals inside a 200, token errors without an envelope, answers without one at all.
 */
export function readAnswer({ status, headers, text, file, asked }: Answer): unknown {
  if (file) return file
  const body = parseJson(text)
  const inTwoHundreds = status >= 200 && status < 300
  // A page of a captive portal, or an answer cut off on its way: nothing of ours.
  if (body === undefined && inTwoHundreds) throw new HttpFailure({ type: 'network', status })

  const said = isObject(body) ? body : {}
  const code = deniedBy(said) ?? (inTwoHundreds ? null : status)
  if (code === null && asked === 'json') return readPage('data' in said ? said.data : body)

  const data = isObject(said.data) ? said.data : {}
  throw new HttpFailure({
    type: 'answer',
    status,
    code: code ?? status,
    msg: isPhrase(data.phrase)
      ? writtenPhrase(data.phrase)
      : (textOf(said.msg) ?? textOf(said.error_description)),
    fields: isObject(data.fields) ? fieldsIn(data.fields, data.phrases) : null,
    current: data.current,
    data,
    traceId: headers.get('x-trace-id') ?? textOf(data.traceId),
    retryAfter: Number(headers.get('retry-after')) || null,
  })
}

/** What is wrong with each field, as `t` says it. */
function fieldsIn(fields: object, phrases: unknown) {
  const told = isObject(phrases) ? phrases : {}
  return Object.fromEntries(
    Object.entries(fields as Record<string, string>).map(([name, message]) => [
      name,
      heard({ message, phrase: Object.hasOwn(told, name) ? (told[name] as Phrase) : undefined }),
    ]),
  )
}

/** 401 by status or in the body of a 2xx. The page of a gateway with HTTP 401 says nothing about our session. */
export function refusesTheSession({ status, headers, text }: Answer): boolean {
  if (status !== 401 && (status < 200 || status >= 300)) return false
  const body = parseJson(text)
  if (status === 401) {
    return body !== undefined && !headers.get('content-type')?.includes('text/html')
  }
  return isObject(body) && deniedBy(body) === 401
}

/** The clock may be at fault: the answer brought the server's. */
export const saysBadSignature = ({ text }: Answer) => {
  const body = parseJson(text)
  return isObject(body) && body.msg === '签名错误'
}

/** The code of a body that says no, by whichever of its words; null when it says nothing of the kind. */
function deniedBy(said: Record<string, unknown>): number | null {
  for (const word of [said.code, said.error_code]) {
    const code = word === null || word === '' ? 0 : Number(word ?? 0)
    if (code !== 0 && code !== 200) return Number.isNaN(code) ? 400 : code
  }
  return said.success === false || textOf(said.error) ? 400 : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
