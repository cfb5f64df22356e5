interface Facts {
  /** What went wrong: no answer in time, no answer at all, given up by the caller, or an answer that says no. */
  readonly type: 'timeout' | 'network' | 'aborted' | 'answer'
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number
  /** The code in the body, where there is one, else the status. */
  readonly code?: number
  /** The server's own words, a text or a phrase, to be said with `t`; or null. */
  readonly msg?: string | null
  /** Field name to message, for a form to show beside its fields. */
  readonly fields?: Readonly<Record<string, string>> | null
  /** The row as it stands now, when the one sent was made on an older revision. */
  readonly current?: unknown
  /** Whatever else the answer told beside its words. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly traceId?: string | null
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number | null
}

/** The one error of the HTTP layer. Every failed call rejects with it, whether or not a notice was shown. */
export class HttpFailure extends Error {
  readonly type: Facts['type']
  readonly status: number
  readonly code: number
  readonly msg: string | null
  readonly fields: Readonly<Record<string, string>> | null
  readonly current: unknown
  readonly data: Readonly<Record<string, unknown>>
  readonly traceId: string | null
  readonly retryAfter: number | null

  constructor(facts: Facts, cause?: unknown) {
    super(messageOf(facts), { cause })
    this.name = 'HttpFailure'
    this.type = facts.type
    this.status = facts.status ?? 0
    this.code = facts.code ?? this.status
    this.msg = facts.msg ?? null
    this.fields = facts.fields ?? null
    this.current = facts.current
    this.data = facts.data ?? {}
    this.traceId = facts.traceId ?? null
    this.retryAfter = facts.retryAfter ?? null
  }
}

/** Statuses whose answer was written for the person to read: refusals of what was asked, not faults of the server. */
const spoken = new Set([400, 409, 429])

/** What the person reads (specification, section 8). Refusals inside a 2xx speak for themselves as well. */
function messageOf({ type, status = 0, code = status, msg }: Facts): string {
  if (type === 'timeout') return '网络超时'
  if (type !== 'answer') return '网络连接错误'
  const refused = spoken.has(status) || (status < 300 && code !== 401)
  return refused && msg ? msg : `服务器错误，错误代码：${status < 300 ? code : status}`
}
