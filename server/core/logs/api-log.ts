import type { Context, MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { parameterOf } from '#server/core/parameters.ts'
import { stamps } from '#server/core/stamps.ts'
import { oneLine } from './one-line.ts'

/** Rows wait at most so long, in milliseconds, and at most so many of them. */
const longest = 1000
const most = 5000
/** How often old rows are swept out, in milliseconds. */
const sweep = 3_600_000

interface Line {
  readonly tenantId: string
  readonly row: Readonly<Record<string, unknown>>
}

/**
 * Writes down who called what, and how it ended: never a body, a query or a token. Calls wait in memory for
 * one insert a second; under pressure the newest are dropped, and the log says how many. Reads are left out
 * unless the parameter `log.api.reads` asks for them, and so are the polls of gateways to which nothing was said.
 */
export function apiLog(app: AppContext): MiddlewareHandler {
  let waiting: Line[] = []
  let dropped = 0
  let planned = false
  let swept = app.now().getTime()

  async function flush() {
    const lines = waiting
    const lost = dropped
    waiting = []
    dropped = 0
    planned = false
    if (lost > 0) app.log('warn', 'api log dropped calls', { lost })
    try {
      for (let from = 0; from < lines.length; from += 1000)
        await app.db
          .insertInto('system_log_api')
          .values(lines.slice(from, from + 1000).map(({ row }) => row))
          .execute()
      await sweepOld(new Set(lines.map(({ tenantId }) => tenantId)))
    } catch (error) {
      app.log('warn', 'api log not written', { lost: lines.length, error: String(error).slice(0, 200) })
    }
  }

  async function sweepOld(tenants: ReadonlySet<string>) {
    const now = app.now().getTime()
    if (now - swept < sweep) return
    swept = now
    for (const tenantId of tenants) {
      await dropOlder(app, tenantId, 'system_log_api', 'log.api.days')
      await dropOlder(app, tenantId, 'system_log_error', 'log.error.days')
    }
  }

  function keep(line: Line) {
    if (waiting.length >= most) {
      dropped += 1
      return
    }
    waiting.push(line)
    if (planned) return
    planned = true
    setTimeout(() => void flush(), longest)
  }

  return async (c, next) => {
    const began = performance.now()
    await next()
    if (c.get('unremarkable')) return
    // Of strangers only what they tried to change is kept, under no college of their choosing.
    const { tenantId = '000000', account = null } = callerOf(c)
    if (c.req.method === 'GET' && !(await readsWanted(app, tenantId))) return
    const row = {
      ...stamps(tenantId, 'system'),
      at: app.now().toISOString(),
      method: c.req.method,
      path: oneLine(new URL(c.req.url).pathname, 200),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - began),
      account,
      address: addressOf(c) || null,
      agent: oneLine(c.req.header('user-agent') ?? '', 120) || null,
    }
    keep({ tenantId, row })
  }
}

/** Leaves a call out of the log: a machine asked whether there is anything, and there was not. */
export const leaveOut = (c: Context) => c.set('unremarkable', true)

/** Who was let in, as the app has noted it on the request. */
export const callerOf = (c: Context) =>
  (c.get('caller') ?? {}) as { readonly tenantId?: string; readonly account?: string }

const readsWanted = async (app: AppContext, tenantId: string) =>
  (await parameterOf(app, tenantId, 'log.api.reads').catch(() => 'false')) === 'true'

async function dropOlder(
  app: AppContext,
  tenantId: string,
  table: string,
  key: 'log.api.days' | 'log.error.days',
) {
  const days = Math.max(Number(await parameterOf(app, tenantId, key)) || 180, 1)
  const until = new Date(app.now().getTime() - days * 86_400_000).toISOString()
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}
    and at < ${until}::timestamptz`.execute(app.db)
}
