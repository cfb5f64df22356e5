import type { Create } from '#domain/kernel/infer.ts'
import type { loginType } from '#domain/system/login-type.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

const plain = { sort: 1, enabled: true, onMain: true, onWelcome: false, bindingAsked: false }

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A provider as an administrator would have described it; its id comes back. */
export async function addLoginType(
  { db, secrets }: AppContext,
  tenantId: string,
  { secret, ...given }: Pick<Create<typeof loginType>, 'code' | 'kind'> & Partial<Create<typeof loginType>>,
): Promise<string> {
  const kept = secret && { ...stamps(tenantId), sealed: await secrets.seal(secret) }
  if (kept) await db.insertInto('system_login_secret').values(kept).execute()
  const row = {
    ...stamps(tenantId),
    ...Object.fromEntries(
      Object.entries({ name: given.code, ...plain, ...given }).map(([name, value]) => [snake(name), value]),
    ),
    ...(kept && { secret: '已保存', secret_id: kept.id }),
  }
  await db.insertInto('system_login_type').values(row).execute()
  return row.id
}
