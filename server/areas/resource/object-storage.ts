import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { attachment } from '#domain/resource/attachment.ts'
import { objectStorage } from '#domain/resource/object-storage.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import { storeOf } from '#server/core/files/stores.ts'
import { streamOf, wholeOf } from '#server/core/files/watch.ts'
import { serve, type Unit } from '#server/core/serve.ts'

/** Only the platform's own administrators, however a college hands out its permissions: a store sees every file. */
function checkPlatform({ actor }: Unit) {
  if (!actor.roles.some(({ code }) => code === 'admin'))
    refuse({ type: 'forbidden', message: '只有系统管理员可以设置对象存储' })
}

export const objectStorages = serve(objectStorage, {
  async beforeWrite(next, unit) {
    checkPlatform(unit)
    const { current, db, app, actor } = unit
    const moved =
      current &&
      (['kind', 'endpoint', 'storageBucket', 'pathStyle'] as const).some(
        (name) => next[name] !== current[name],
      )
    if (moved && (await isUsed(unit, current.id)))
      refuse({ type: 'conflict', message: '存储中已有文件，不能改到别处；请新增一个存储并设为默认' })
    if (next.kind === 's3' && next.endpoint) checkHost(next.endpoint, app.settings.storageHosts)
    if (next.usual)
      await table(objectStorage, db, actor.tenantId).update(
        [{ usual: true }, sql`id is distinct from ${current?.id ?? null}::uuid`],
        { usual: false, revision: nextRevision },
      )
    return { accessSecret: await sealedSecret(next.accessSecret, unit) }
  },
  async beforeRemove(ids, unit) {
    checkPlatform(unit)
    for (const id of ids)
      if (await isUsed(unit, id)) refuse({ type: 'conflict', message: '存储中还有文件，不能删除' })
  },
  actions: {
    async check({ id }, _, unit) {
      checkPlatform(unit)
      const { app, actor } = unit
      const store = await storeOf(app, actor.tenantId, id)
      const key = `${actor.tenantId}/checks/${crypto.randomUUID()}`
      const written = new TextEncoder().encode(key)
      try {
        await store.put(key, streamOf(written))
        const bytes = await store.get(key)
        const read = bytes ? new TextDecoder().decode(await wholeOf(bytes)) : ''
        await store.remove(key)
        if (read !== key) throw new Error('The store gave back something else.')
      } catch (error) {
        app.log('warn', 'a store failed its check', { error })
        refuse({ type: 'conflict', message: phrase('连接失败：{{why}}', { why: reasonOf(error) }) })
      }
      return undefined
    },
  },
})

async function isUsed({ db, actor }: Unit, id: string): Promise<boolean> {
  const rows = await table(attachment, db, actor.tenantId).list({ storeId: id }, ['id'], { most: 1 })
  return rows.length > 0
}

function checkHost(endpoint: string, hosts: readonly string[]) {
  const url = URL.parse(endpoint)
  if (url && /^https?:$/.test(url.protocol) && !url.username && hosts.includes(url.host)) return
  const message = '服务地址的主机未登记，请先由运维人员在 STORAGE_HOSTS 中登记'
  refuse({ type: 'invalid', message, fields: { endpoint: message } })
}

/** Left empty, the secret stays as it is. */
async function sealedSecret(
  given: string | null | undefined,
  { current, db, app, actor }: Unit & { readonly current: { readonly id: string } | undefined },
): Promise<string | null> {
  const kept = await table(objectStorage, db, actor.tenantId).get({ id: current?.id }, ['accessSecret'])
  const sealed = kept?.accessSecret ?? null
  return given && given !== sealed ? app.secrets.seal(given) : sealed
}

/** What anyone who sets it up can mend, and nothing of what lies behind the address. */
function reasonOf(error: unknown): string {
  const text = String(error)
  if (/\b403\b/.test(text)) return '存储拒绝了访问密钥'
  if (/\b404\b/.test(text)) return '没有找到这个桶'
  if (/STORAGE_HOSTS|private network/.test(text)) return '主机未在 STORAGE_HOSTS 中登记'
  if (/answers \w+ with 3\d\d/.test(text)) return '存储要求转到其他地址，请核对服务地址和地域'
  return '无法连接存储，请核对服务地址'
}
