import { hostname } from 'node:os'
import { join } from 'node:path'
import { resources } from '#domain/index.ts'
import { makeApp } from '#server/app.ts'
import { keepRoleVersions } from '#server/core/actor/role-permissions.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { deriveTexts } from '#server/core/database/derive-texts.ts'
import { indexLetters } from '#server/core/database/letters.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { startWorker } from '#server/core/jobs/worker.ts'
import { installParameters } from '#server/core/parameters.ts'
import { secretsWith } from '#server/core/secrets.ts'
import { defaultSettings } from '#server/core/settings.ts'
import { demoPassword } from '#server/demo/accounts.ts'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { settleImports } from '#server/engine/import/view.ts'
import { openRegistration } from '#server/identity/installation/installation.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { demoAccounts } from '#server/identity/session/demo-accounts.ts'
import { argon2Passwords } from '#server/node/argon2.ts'
import { CannotStart } from '#server/node/cannot-start.ts'
import { compressed } from '#server/node/compressed.ts'
import { clockAhead, schoolClock } from '#server/node/demo-clock.ts'
import { readEnvironment } from '#server/node/environment.ts'
import { ownStore } from '#server/node/files/own-store.ts'
import { sharpPictures } from '#server/node/files/sharp-pictures.ts'
import { fillFirst } from '#server/node/first-start.ts'
import { lastResort } from '#server/node/last-resort.ts'
import { listen } from '#server/node/listen.ts'
import { makeLog, scrubbed } from '#server/node/log.ts'
import { lookInto } from '#server/node/look-into.ts'
import { readMigrations } from '#server/node/migrations.ts'
import { outwardFetch } from '#server/node/outward-fetch.ts'
import { paymentsBy } from '#server/node/payments/payments.ts'
import { secretKey } from '#server/node/secret-key.ts'
import { readSheetInThread } from '#server/node/sheets/sheet-reader.ts'
import { carrierOf } from '#server/node/sms.ts'
import { mailBySmtp } from '#server/node/smtp.ts'
import { giveSnapshots } from '#server/node/snapshot.ts'
import { portal } from '#server/node/static.ts'
import { openStore } from '#server/node/store.ts'
import { deskStretching } from '#server/node/stretching.ts'
import { identityOf, watchProcess } from '#server/node/vitals.ts'
import { refuseKnownPasswords, welcome } from '#server/node/welcome.ts'
import { writePdf } from '#server/node/write-pdf.ts'
import { endWaiting } from '#server/platform/doors/wake.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { deliverDue } from '#server/platform/messages/deliver.ts'
import { endStreams } from '#server/platform/messages/live.ts'
import { startBeating } from '#server/platform/monitor/beat.ts'
import { timed, trafficCounter } from '#server/platform/monitor/traffic.ts'
import { installReports } from '#server/platform/reports/install.ts'
import { jobHandlers, served } from '#server/registry.ts'

const tenantId = '000000'
const log = makeLog()
const nameIn = (host: string) => new URL(`http://${host}`).hostname
const say = (line: string) => console.log(line)
// A terminal that is gone or a full disk behind it ends no server.
process.stdout.on('error', () => {})

async function main() {
  const environment = readEnvironment(process.env)
  const { sendsSms, sendSms } = carrierOf(environment, log)
  const standIn = environment.demo ? await import('#server/areas/fee/demo/stand-in/payments.ts') : undefined
  const ahead = clockAhead(environment)
  const now = schoolClock(ahead)
  const houseOver = (db: Database): AppContext => ({
    db,
    settings: {
      ...defaultSettings,
      product: environment.product,
      sendsSms,
      federationHosts: environment.federationHosts,
      storageHosts: environment.storageHosts,
      serviceHosts: environment.serviceHosts,
      datasourceHosts: environment.datasourceHosts,
      demoPassword: environment.demo ? demoPassword : null,
    },
    served,
    jobHandlers,
    passwords,
    stretching: deskStretching,
    secrets,
    sendSms,
    sendMail: mailBySmtp(environment.serviceHosts),
    files,
    pictures: sharpPictures(),
    readSheet: readSheetInThread,
    writePaper: writePdf,
    payments: paymentsOver(db),
    fetch: outwardFetch([...environment.federationHosts, ...environment.serviceHosts]),
    storageFetch,
    lookInto,
    now,
    ahead,
    log,
  })
  const payFetch = outwardFetch(environment.serviceHosts)
  const paymentsOver = (db: Database) =>
    standIn
      ? standIn.standInPayments({
          app: { db, secrets, now },
          ...{ tenantId, fetch: payFetch, by: paymentsBy },
          tell: async (address, init) => api.fetch(new Request(address, init), {}),
          cashier: (no) => `/api/${environment.product}-fee/cashier?no=${no}`,
        })
      : paymentsBy(payFetch, now)
  const storageFetch = outwardFetch(environment.storageHosts.map(nameIn))
  const files = ownStore(environment, storageFetch)
  const passwords = argon2Passwords()
  const secrets = secretsWith(secretKey(environment))

  async function prepare(db: Database) {
    await migrate(db, readMigrations())
    await indexLetters(db, resources)
    await keepRoleVersions(db)
    await installMenus(db, tenantId)
    await installDictionaries(db, tenantId)
    await installParameters(db, tenantId)
    await installJobs(db, tenantId)
    await installReports(db, tenantId)
    await fillFirst(houseOver(db), tenantId, environment.demo && environment.demoSize, say)
    await deriveTexts(db, resources)
    refuseKnownPasswords(await demoAccounts(db), environment)
  }

  const store = await openStore(environment, prepare, log)
  if (!environment.databaseUrl) giveSnapshots(environment.dataDir, store, log)
  const traffic = trafficCounter()
  const api = timed(makeApp(houseOver(store.db)), traffic)
  const site = portal(join(import.meta.dirname, '..', 'dist'), environment.product)
  const isApi = (path: string) => path.startsWith('/api/') || path === '/healthz' || path === '/readyz'
  const server = await listen(
    async (request, connection) =>
      isApi(new URL(request.url).pathname)
        ? compressed(request, await api.fetch(request, connection))
        : site.fetch(request, connection),
    environment,
  )
  log('info', 'started', { url: server.url })

  await settleImports(store.db)
  const name = `${hostname()}-${process.pid}`
  const worker = startWorker(houseOver(store.db), { name })
  const vitals = watchProcess(environment.dataDir)
  const heart = startBeating(houseOver(store.db), { tenantId, identity: identityOf(name), traffic, vitals })

  const sending = setInterval(
    () => deliverDue(houseOver(store.db)).catch((error) => log('error', 'could not send', { error })),
    10_000,
  )

  let stopping: Promise<void> | undefined
  const stop = (why: string, code: number) => (stopping ??= end(why, code))
  async function end(why: string, code: number) {
    log('info', 'stopping', { why })
    clearInterval(sending)
    endWaiting()
    endStreams()
    try {
      await Promise.all([server.close(), worker.stop()])
      await heart.stop()
      await store.close()
    } catch (error) {
      log('error', 'could not stop in good order', { error })
    }
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(signal, 0))
  lastResort(houseOver(store.db), stop)

  const greeting = welcome(server.url, await demoAccounts(store.db), environment)
  const key = await openRegistration(store, tenantId)
  // Said last: who has read the address may also stop the server in good order.
  say(greeting)
  if (key) say(`  学校尚未登记：在 /registerschool 填写登记密钥 ${key}（每次启动更换，登记后失效）\n`)
}

main().catch((error) => {
  if (!(error instanceof CannotStart)) log('error', 'could not start', { error })
  console.error(error instanceof CannotStart ? error.message : `启动失败：${scrubbed(error.message)}`)
  process.exit(1)
})
