import { followingFrom } from '#domain/kernel/form-rules.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { lines } from '#domain/system/lines.ts'
import { loginSecret } from '#domain/system/login-secret.ts'
import { loginType } from '#domain/system/login-type.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type WriteUnit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { mayAsk } from '#server/identity/federation/address-guard.ts'
import { tryProvider } from '#server/identity/federation/trial.ts'

/** What is shown in place of a secret, and means that it stays as it is. */
const savedSecret = '已保存'

const asked = [
  'issuer',
  'authorizationEndpoint',
  'tokenEndpoint',
  'userInfoEndpoint',
  'keysAddress',
] as const satisfies (keyof typeof loginType.fields)[]

/** Where another of these would lead, the secret would go along. */
const bound = [...asked, 'kind', 'clientId'] as const

/** What decides whom a trial asks, and what it is answered. */
const leading = [...bound, 'secret', 'enabled'] as const

/** The secret goes where no call reads it; addresses lead to no host of ours that the operator has not named. */
export const loginTypes = serve(loginType, {
  /** What is in use is asked for whenever what leads to it has changed; what is switched off may be wrong. */
  async tryOut(next, { app, actor, current }) {
    const row = asKept(next as Kept, current)
    checkSecret(row, current)
    const hosts = app.settings.federationHosts
    if (!row.enabled || asked.some((name) => !isReachable(row, name, hosts))) return
    if (current && leading.every((name) => row[name] === current[name])) return
    if (!isReady(row)) return
    await tryProvider(app, { ...row, tenantId: actor.tenantId }, givenSecret(row))
  },
  async beforeWrite(next, unit) {
    checkSecret(next, unit.current)
    const hosts = unit.app.settings.federationHosts
    for (const name of asked) if (!isReachable(next, name, hosts)) outOfBounds(name)
    for (const line of lines(next.redirects)) if (!isPortal(line, hosts)) outOfBounds('redirects')
    const given = givenSecret(next)
    if (!given) return { secret: unit.current?.secret ?? null, secretId: unit.current?.secretId ?? null }
    return { secret: savedSecret, secretId: await keepSecret(unit, given) }
  },
  actions: {
    async check(row, _, { app, actor }) {
      await tryProvider(app, { ...row, tenantId: actor.tenantId })
      return { outcome: '对方系统已应答，与设置相符' }
    },
  },
})

type Kept = Row<typeof loginType>

/** A new secret; nothing where the one that is kept stays. */
const givenSecret = ({ secret }: Partial<Kept>) => (secret && secret !== savedSecret ? secret : undefined)

/** The row with what follows from what is changed of it. */
function asKept(row: Kept, current: Kept | undefined): Kept {
  const changed = Object.keys(row).filter((name) => !current || Object(row)[name] !== Object(current)[name])
  return { ...row, ...followingFrom(loginType, row, changed) }
}

/** A kept secret goes to nobody but whom it was given for. */
function checkSecret(next: Partial<Kept>, current: Kept | undefined) {
  if (!current?.secretId || givenSecret(next) || bound.every((name) => next[name] === current[name])) return
  refuseAt('secret', '修改类型、客户端标识或地址时，请重新填写客户端密钥')
}

/** An address that is written down is one that the server may ask; the issuer of a token is only compared. */
const isReachable = (row: Partial<Kept>, name: (typeof asked)[number], hosts: readonly string[]) => {
  const address = name === 'issuer' && row.kind === 'jwt' ? undefined : row[name]
  return !address || mayAsk(address, hosts)
}

/** What is missing is refused by the rules, without asking anybody. */
const isReady = (row: Kept) => brokenRules(loginType, row).length === 0

/** Where the browser comes back to is our own address: by https, or on the machine itself. */
const isPortal = (address: string, hosts: readonly string[]) => {
  const { protocol, hostname } = new URL(address)
  const own = ['localhost', '127.0.0.1', '[::1]', ...hosts]
  return (protocol === 'https:' || own.includes(hostname)) && !address.includes('#')
}

async function keepSecret({ db, app, actor, current }: WriteUnit<typeof loginType>, secret: string) {
  const row = { ...stamps(actor.tenantId, actor.id), sealed: await app.secrets.seal(secret) }
  await db.insertInto('system_login_secret').values(row).execute()
  if (current?.secretId) await table(loginSecret, db, actor.tenantId).remove({ id: current.secretId })
  return row.id
}

function outOfBounds(field: string): never {
  const message = '地址须以 https 开头，且不能指向内网；校内主机请先由运维人员在 FEDERATION_HOSTS 中登记'
  return refuse({ type: 'invalid', message, fields: { [field]: message } })
}
