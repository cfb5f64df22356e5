/**
 * How long a code of the screen 核验二维码 is good, in seconds; the screen fetches another before that. It is good once:
 * the desk that takes it, of whatever kind, is the last that does.
 */
export const codeSeconds = 90
export const codeRenewal = 60

export interface VerifyCode {
  /** Of `admissions.admitted-student`. */
  readonly id: string
  /** In seconds since 1970. */
  readonly until: number
  readonly signature: string
}

const shape = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([0-9a-z]{6,8})\.([\w-]{43})$/

/** What a code says; only the server can tell whether we signed it. Undefined for what is no code of ours. */
export function verifyCodeIn(text: string): VerifyCode | undefined {
  const [, id, until, signature] = shape.exec(text.trim()) ?? []
  return id && until && signature ? { id, until: Number.parseInt(until, 36), signature } : undefined
}

export const verifyCodeText = ({ id, until, signature }: VerifyCode): string =>
  `${id}.${until.toString(36)}.${signature}`

/** What is signed. */
export const signedWords = (tenantId: string, { id, until }: Omit<VerifyCode, 'signature'>): string =>
  `verify-code ${tenantId} ${id} ${until}`
