import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { session } from '#domain/system/session.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { behind, table } from '#server/core/database/table.ts'
import { tokenOf } from '#server/identity/session/bearer.ts'
import { hashOf, tenantOf } from '#server/identity/session/tokens.ts'

/** Seconds that a link to a file is good for (contract of link-file). */
const life = 120

export type Disposition = 'inline' | 'attachment'

/** What a link says, and is signed over: nothing of it can be changed. */
export interface Linked {
  readonly fileId: string
  readonly tenant: string
  readonly user: string
  /** The sign-in it was given to: the link ends with it. */
  readonly session: string
  /** In seconds. */
  readonly exp: string
  readonly disposition: string
}

const names = ['fileId', 'tenant', 'user', 'session', 'exp', 'disposition'] as const
const wordsOf = (linked: Linked) => ['link-file', ...names.map((name) => linked[name])].join('|')

/** The sign-in behind a request; empty where there is none, and then no link will do. */
export async function sessionBehind({ db, settings }: AppContext, request: Request): Promise<string> {
  const token = tokenOf(settings.product, request)
  const tenantId = token && tenantOf(token)
  if (!tenantId) return ''
  const row = await table(session, db, tenantId).get(
    { accessHash: await hashOf(token) },
    { family: 'familyId' },
  )
  return row?.family ?? ''
}

/** Makes addresses of files, which a browser may open without a header: for one person, one sign-in and two minutes. */
export function linker(
  { secrets, settings, now }: AppContext,
  holder: Pick<Linked, 'tenant' | 'user' | 'session'>,
) {
  const exp = String(Math.floor(now().getTime() / 1000) + life)
  return async (fileId: string, disposition: Disposition) => {
    const linked = { fileId, ...holder, exp, disposition }
    const query = new URLSearchParams({ ...linked, sig: await secrets.sign(wordsOf(linked)) })
    return { link: `/api/${settings.product}-resource/oss/endpoint/link-file?${query}`, exp: Number(exp) }
  }
}

/** What a link allows; 403 for one that we have not signed, that has run out, or whose sign-in is over. */
export async function linkedBy(app: AppContext, query: Readonly<Record<string, string>>): Promise<Linked> {
  const wrong = () => refuse({ type: 'forbidden', message: '文件链接无效或已过期，请重新打开' })
  const linked = Object.fromEntries(names.map((name) => [name, query[name] ?? ''])) as unknown as Linked
  if (!(await app.secrets.verify(wordsOf(linked), query.sig ?? ''))) return wrong()
  const at = app.now()
  if (!(Number(linked.exp) * 1000 > at.getTime())) return wrong()
  const { rows } = await sql`select from system_session s
    join ${behind('system_user u', 's.user_id')}
    where s.tenant_id = ${linked.tenant} and s.family_id = ${linked.session} and s.user_id = ${linked.user}
      and s.ended_why is null and s.refresh_until > ${at.toISOString()}::timestamptz
      and u.enabled and s.password_version = u.password_version limit 1`.execute(app.db)
  return rows.length > 0 ? linked : wrong()
}
