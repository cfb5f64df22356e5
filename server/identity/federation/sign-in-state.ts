import { sql } from 'kysely'
import { signInState } from '#domain/system/federation.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { above, table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'
import { hashOf } from '#server/identity/session/tokens.ts'
import type { Agreed } from './code-flow.ts'
import type { Provider } from './providers.ts'
import { randomText } from './random-text.ts'

const minutes = 10

/** What a browser has set out for: to sign in at the portal, on the welcome side or to an examination, or to bind. */
export type Purpose = 'main' | 'welcome' | 'exam' | 'binding'

const byPath = { '/welcome': 'welcome', '/dzks': 'exam', '/personalcenter': 'binding' } as const

/** By the path from which it sets out: only from the personal centre does anybody bind. */
export const purposeOf = (path: string): Purpose =>
  Object.entries(byPath).find(([place]) => path.startsWith(place))?.[1] ?? 'main'

/** Remembers that this browser was sent to this provider. The first letter of the state tells the page what for. */
export async function beginState(
  { db, now }: AppContext,
  { tenantId, id }: Provider,
  purpose: Purpose,
  redirect: string,
  browser: string,
): Promise<{ readonly state: string; readonly agreed: Agreed }> {
  const state = `${purpose.charAt(0)}${randomText()}`
  const agreed = { redirect, verifier: randomText(), nonce: randomText() }
  await sql`delete from system_sign_in_state where until <= ${now().toISOString()}::timestamptz`.execute(db)
  await db
    .insertInto('system_sign_in_state')
    .values({
      ...stamps(tenantId),
      ...agreed,
      login_type_id: id,
      state_hash: await hashOf(state),
      browser_hash: await hashOf(browser),
      purpose,
      until: new Date(now().getTime() + minutes * 60_000).toISOString(),
    })
    .execute()
  return { state, agreed }
}

/** What was agreed under a state, which is then used up; nothing for another browser, provider or purpose. */
export async function takeState(
  { db, now }: AppContext,
  { tenantId, id }: Provider,
  wanted: readonly Purpose[],
  state: string,
  browser: string,
): Promise<Agreed | undefined> {
  const [row] = await table(signInState, db, tenantId).remove(
    {
      stateHash: await hashOf(state),
      loginTypeId: id,
      browserHash: await hashOf(browser),
      purpose: sql`any(string_to_array(${wanted.join(',')}, ','))`,
      until: above(now()),
    },
    ['redirect', 'verifier', 'nonce'],
  )
  return row
}
