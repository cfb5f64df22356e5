import { sql } from 'kysely'
import { roles } from '#domain/roles.ts'
import { administratorRoles } from '#domain/security/three-administrators.ts'
import type { Database } from '#server/core/app-context.ts'
import { demoPassword } from '#server/demo/accounts.ts'
import { CannotStart } from './cannot-start.ts'
import type { Environment } from './environment.ts'

/** Accounts that still have the password everybody knows, in the order of their roles. */
export async function demoAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select u.account from "system_user" u join system_role r on r.tenant_id = u.tenant_id and r.code = u.account
    where u.created_by = 'demo' and u.password_version = 1 and u.enabled order by r.sort`.execute(db)
  return rows.map(({ account }) => account)
}

/** A store that was filled for a demo is not opened to a network by mistake. */
export function refuseKnownPasswords(accounts: readonly string[], { demo, loopback }: Environment): void {
  if (accounts.length > 0 && !demo && !loopback)
    throw new CannotStart(
      '这里有密码公开的演示账号，不能对外提供服务：请用 DATA_DIR 或 DATABASE_URL 换一个空库，确需公开演示请设 DEMO=on',
    )
}

const names: Readonly<Record<string, string>> = {
  ...roles.labels,
  auditor: administratorRoles.auditor.name,
}

/** What anyone who started the server wants to know first. */
export function welcome(url: string, accounts: readonly string[], { databaseUrl }: Environment): string {
  const label = (account: string) => `${account} ${names[account]}`
  const inLines = accounts.flatMap((_, at) =>
    at % 5 === 0
      ? [
          `    ${accounts
            .slice(at, at + 5)
            .map(label)
            .join('、')}`,
        ]
      : [],
  )
  return [
    '',
    `  智慧校园已启动：${url}`,
    ...(accounts.length > 0 ? [`  演示账号，密码均为 ${demoPassword}：`, ...inLines] : []),
    ...(databaseUrl
      ? []
      : ['  内置数据库不做 fsync：进程崩溃不丢数据，断电可能丢失。正式使用请设 DATABASE_URL。']),
    '  按 Ctrl+C 停止',
    '',
  ].join('\n')
}
