import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { datasource } from '#domain/resource/datasource.ts'
import type { AppContext, Foreign } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'

/** Refuses a database on a host that the operator has not named (reliability case A-46). */
export function checkDatasourceHost({ settings }: AppContext, host: string | undefined) {
  if (host === undefined || settings.datasourceHosts.includes(host)) return
  const message = '该主机未登记；请先由运维人员在 DATASOURCE_HOSTS 中登记'
  refuse({ type: 'invalid', message, fields: { host: message } })
}

const kept = ['name', 'host', 'port', 'databaseName', 'account', 'password', 'encrypted', 'enabled'] as const

/** A datasource as it may be asked now: its host is looked at again, for what was allowed may no longer be. */
export async function foreignWithId({ app, tenantId }: Pick<PersonalCall, 'app' | 'tenantId'>, id: string) {
  const { password, enabled, databaseName, account, ...rest } =
    (await table(datasource, app.db, tenantId).get({ id }, kept)) ?? refuse({ type: 'not-found' })
  if (!enabled) refuse({ type: 'invalid', message: '数据源已停用' })
  checkDatasourceHost(app, rest.host)
  return {
    ...rest,
    database: databaseName,
    user: account,
    password: password ? await app.secrets.open(password) : '',
  }
}

/** Asks a datasource. Why it did not answer stays in our log: its words may tell of a network that is not ours. */
export async function askForeign<Row>(
  app: AppContext,
  foreign: Foreign,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  try {
    return await app.lookInto<Row>(foreign, statement, values)
  } catch (error) {
    app.log('warn', 'datasource', { host: foreign.host, error })
    return refuse({ type: 'invalid', message: phrase('连接失败：{{why}}', { why: reasonOf(error) }) })
  }
}

const reasons: Readonly<Record<string, string>> = {
  '28P01': '账号或密码不正确',
  '28000': '账号不能从这里连接',
  '3D000': '数据库不存在',
  '42501': '账号没有读取权限',
  '57014': '查询超时',
  ECONNREFUSED: '主机拒绝连接',
  ENOTFOUND: '找不到主机',
}

const reasonOf = (error: unknown) => reasons[(error as { code?: string }).code ?? ''] ?? '数据库没有应答'
