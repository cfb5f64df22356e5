import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Opened } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { tokenOf } from './api.ts'
import { startBalancer } from './balancer.ts'
import { startPortal } from './portal.ts'
import { startPostgres } from './postgres.ts'
import { openS3, s3Bucket, s3Key } from './s3.ts'

export type Portal = Awaited<ReturnType<typeof startPortal>>

/** Two products on one empty PostgreSQL and one store of files, behind one balancer, for the journeys of a file. */
export function twoServers() {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let store: Opened
  let s3: Awaited<ReturnType<typeof openS3>>
  let balancer: Awaited<ReturnType<typeof startBalancer>>
  let portals: readonly Portal[] = []
  let environment: Record<string, string>

  beforeAll(async () => {
    postgres = await startPostgres()
    s3 = await openS3()
    environment = {
      DATABASE_URL: postgres.url,
      DEMO: 'small',
      SECRET_KEY: randomBytes(32).toString('base64'),
      S3_ENDPOINT: `http://${s3.host}`,
      S3_BUCKET: s3Bucket,
      S3_ACCESS_KEY: s3Key,
      S3_ACCESS_SECRET: s3Key,
    }
    portals = await Promise.all([startPortal(environment), startPortal(environment)])
    balancer = await startBalancer(portals.map(({ port }) => port))
    store = await openPostgres(postgres.url)
  })
  afterAll(async () => {
    balancer?.close()
    await store?.close()
    for (const portal of portals) {
      portal.signal('SIGKILL')
      await portal.stop()
    }
    s3?.close()
    await postgres?.stop()
  })

  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(store.db)).rows

  return {
    get portals() {
      return portals
    },
    one: () => portals[0] as Portal,
    two: () => portals[1] as Portal,
    /** The address behind which both stand. */
    get url() {
      return balancer.url
    },
    get db() {
      return store.db
    },
    rowsOf,
    /** Starts anew those that have ended. */
    async restart() {
      portals = await Promise.all(
        portals.map((portal) => (isGone(portal) ? startPortal(environment) : Promise.resolve(portal))),
      )
      balancer.close()
      balancer = await startBalancer(portals.map(({ port }) => port))
    },
    busyTask,
  }

  /** A task that waits for a table which we hold, and the server that has it. */
  async function busyTask() {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let locked = () => {}
    const taken = new Promise<void>((resolve) => {
      locked = resolve
    })
    const holding = store.db.transaction().execute(async (db) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
      await sql`lock table resource_upload in access exclusive mode`.execute(db)
      locked()
      await held
    })
    await taken
    const [job] = await rowsOf(sql<{ id: string }>`select id from resource_job where code = 'sweep-uploads'`)
    const token = await tokenOf(balancer.url, 'admin')
    expect((await post(balancer.url, 'resource/job/run', token, { id: job?.id })).status).toBe(200)
    const latest = async () =>
      (
        await rowsOf(
          sql<{ id: string; state: string; worker: string | null; attempts: number }>`
            select id, state, worker, attempts from resource_task where kind = 'job' and key is null
            order by id desc limit 1`,
        )
      )[0]
    await expect.poll(async () => (await latest())?.state).toBe('running')
    const worker = (await latest())?.worker
    const holder = portals.find(({ pid }) => worker?.endsWith(`-${pid}`)) ?? (portals[0] as Portal)
    return {
      holder,
      worker,
      latest,
      async letGo() {
        letGo()
        await holding
      },
    }
  }
}

/** With a token, and with a key where it must be done once. */
export const headers = (token: string, key?: string) => ({
  'Campus-Auth': `bearer ${token}`,
  'Content-Type': 'application/json',
  ...(key && { 'Idempotency-Key': key }),
})

export const post = (url: string, path: string, token: string, body: object, key?: string) =>
  fetch(`${url}/api/campus-${path}`, {
    method: 'POST',
    headers: headers(token, key),
    body: JSON.stringify(body),
  })

/** No such process any more. */
function isGone({ pid }: Portal): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}
