import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { tables } from '#domain/index.ts'
import { changes } from '#server/core/database/changes.ts'
import { introspect } from '#server/core/database/introspect.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { migrationsDir, readMigrations } from '#server/node/migrations.ts'
import { openPglite } from '#server/node/pglite.ts'

/** Writes the step from what the migrations make to what the declarations say: `npm run migration -- name`. */
async function main([name = '']: readonly string[]) {
  if (!/^[a-z0-9-]+$/.test(name))
    throw new Error('A migration needs a name of small letters: npm run migration -- add-rooms')
  const { db, close } = await openPglite('memory')
  await migrate(db, readMigrations())
  const migrated = await introspect(db)
  await sql`drop schema public cascade; create schema public`.execute(db)
  for (const statement of createStatements(tables)) await sql.raw(statement).execute(db)
  const declared = await introspect(db)
  await close()

  const steps = changes(migrated, declared)
  if (steps.length === 0)
    return console.log('The migrations make what the declarations say: nothing to write.')
  const file = `${minute(new Date())}-${name}.sql`
  writeFileSync(join(migrationsDir, file), `${steps.join(';\n\n')};\n`)
  console.log(
    `${file}: ${steps.length} statements. Read it, and fill new required columns, before you keep it.`,
  )
}

/** `20261123T0530`, in UTC: what two branches write meanwhile does not collide. */
const minute = (at: Date) => at.toISOString().slice(0, 16).replace(/[-:]/g, '')

await main(process.argv.slice(2))
