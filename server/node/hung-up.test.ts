import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import type { Opened } from '#server/node/pglite.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { openTables } from '#tests/support/database.ts'
import { type Listening, listen } from './listen.ts'

describe('finding 20: hanging up inside a body', () => {
  const logged: [string, string][] = []
  let opened: Opened
  let listening: Listening

  beforeAll(async () => {
    opened = await openTables('postgres')
    const hono = makeApp(
      appContextOver(opened.db, { log: (level, message) => logged.push([level, message]) }),
    )
    const where = { host: '127.0.0.1', port: 0, trustedProxies: '' }
    listening = await listen((request, connection) => hono.fetch(request, connection), where)
  })
  afterAll(async () => {
    await listening.close()
    await opened.close()
  })

  it.each([
    ['of a told length', 'Content-Length: 1000\r\n\r\n{"message"'],
    ['in pieces', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"mes\r\n'],
  ])('%s is a line in the log, and no error of ours', async (_, rest) => {
    const before = logged.length
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1')
    socket.write(`POST /api/campus-base/openApi/reportError HTTP/1.1\r\nHost: x\r\n${rest}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.resetAndDestroy()
    await expect.poll(() => logged.slice(before)).toEqual([['info', 'hung up']])
    const { rows } = await sql`select message, stack from system_log_error`.execute(opened.db)
    expect(rows).toEqual([])
  })
})
