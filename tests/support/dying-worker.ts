import type { KyselyPlugin } from 'kysely'
import { runDue } from '#server/core/jobs/run-due.ts'
import { appContextOver } from './app-context.ts'
import { openPlace } from './database.ts'

// A process of its own: `dying-worker.ts <place> <failpoint>` does what is due there, and dies by SIGKILL, without a
// word to anybody, before it sends the statement of that number; `done`: before it says that its task is done. With
// `none` it lives, and tells how many statements there were. What is said of the task itself is not counted, for that
// depends on the clock.

// Steps of an import go by the clock; standing still, it gives every run the same statements.
performance.now = () => 0

const [place = '', failpoint] = process.argv.slice(2)
const { db, close } = await openPlace(place)
let statements = 0

const die = () => process.kill(process.pid, 'SIGKILL')
const dying: KyselyPlugin = {
  transformQuery({ node }) {
    const text = JSON.stringify(node)
    if (text.includes('resource_task')) {
      if (failpoint === 'done' && text.includes("state = 'done'")) die()
      return node
    }
    statements += 1
    if (`${statements}` === failpoint) die()
    return node
  },
  transformResult: async ({ result }) => result,
}

await runDue(appContextOver(db.withPlugin(dying)))
await close()
process.stdout.write(`${statements}`)
