import type { KyselyPlugin } from 'kysely'
import { makeApp } from '#server/app.ts'
import { secretsWith } from '#server/core/secrets.ts'
import { listen } from '#server/node/listen.ts'
import { appContextOver } from './app-context.ts'
import { openPlace } from './database.ts'

// A process of its own: `dying-server.ts <place> <key in base64> <milliseconds since 1970> <before | after>` serves calls
// there at that moment, says its address, and dies by SIGKILL, without a word to anybody: `before` it keeps the answer of a
// call within the transaction of its write, so that nothing of it stands, or `after` that transaction, when all of it
// stands and nobody has heard.

const [place = '', key = '', now = '', point] = process.argv.slice(2)
const { db } = await openPlace(place)

/** An answer is kept twice: with the write, and as it is sent. */
const last = point === 'before' ? 1 : 2
let kept = 0

const dying: KyselyPlugin = {
  transformQuery({ node }) {
    const text = JSON.stringify(node)
    if (text.includes('update ') && text.includes('system_stored_reply') && !text.includes('insert into')) {
      kept += 1
      if (kept === last) process.kill(process.pid, 'SIGKILL')
    }
    return node
  },
  transformResult: async ({ result }) => result,
}

const app = appContextOver(db.withPlugin(dying), {
  secrets: secretsWith(new Uint8Array(Buffer.from(key, 'base64'))),
  now: () => new Date(Number(now)),
})
const hono = makeApp(app)
const where = { host: '127.0.0.1', port: 0, trustedProxies: '' }
const { url } = await listen((request, connection) => hono.fetch(request, connection), where)
process.stdout.write(`${url}\n`)
