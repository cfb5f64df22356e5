import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { lines } from '#domain/system/lines.ts'
import { loginSecret } from '#domain/system/login-secret.ts'
import { type LoginKind, loginType } from '#domain/system/login-type.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { selected } from '#server/engine/rows/columns.ts'

/** Another system whose word about people the college takes, as its administrators described it. */
export type Provider = Row<typeof loginType> & { readonly tenantId: string }

/** Those in use, in their order; of these kinds, if any are named. */
export async function providersOf(
  db: Database,
  tenantId: string,
  kinds?: readonly LoginKind[],
): Promise<readonly Provider[]> {
  const { rows } = await sql<Row<typeof loginType>>`
    select ${sql.raw(selected(loginType))} from system_login_type r
    where r.tenant_id = ${tenantId} and r.enabled order by r.sort, r.code`.execute(db)
  return rows.filter(({ kind }) => !kinds || kinds.includes(kind)).map((row) => ({ ...row, tenantId }))
}

export const providerCalled = async (db: Database, tenantId: string, code: string) =>
  (await providersOf(db, tenantId)).find((provider) => provider.code === code)

/** Exactly as it was registered: a prefix, another host or another spelling is another address. */
export const isRegistered = ({ redirects }: Provider, redirect: string) => lines(redirects).includes(redirect)

/** What the two systems share, or nothing. */
export async function secretOf({ db, secrets }: AppContext, provider: Provider): Promise<string | undefined> {
  if (!provider.secretId) return undefined
  const row = await table(loginSecret, db, provider.tenantId).get({ id: provider.secretId }, ['sealed'])
  return row && secrets.open(row.sealed)
}
