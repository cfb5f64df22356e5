import { demoPassword } from '#server/demo/accounts.ts'
import type { DemoAccount } from '#server/identity/session/demo-accounts.ts'
import { CannotStart } from './cannot-start.ts'
import type { Environment } from './environment.ts'

/** A store that was filled for a demo is not opened to a network by mistake. */
export function refuseKnownPasswords(
  accounts: readonly DemoAccount[],
  { demo, loopback }: Environment,
): void {
  if (accounts.length > 0 && !demo && !loopback)
    throw new CannotStart(
      '这里有密码公开的演示账号，不能对外提供服务：请用 DATA_DIR 或 DATABASE_URL 换一个空库，确需公开演示请设 DEMO=on',
    )
}

/** What anyone who started the server wants to know first. */
export function welcome(url: string, accounts: readonly DemoAccount[], { databaseUrl }: Environment): string {
  const label = ({ account, name }: DemoAccount) => `${account} ${name}`
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
