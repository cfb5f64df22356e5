import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '#server/core/database/migrate.ts'

export const migrationsDir = join(import.meta.dirname, '..', 'core', 'database', 'migrations')

/** The migrations of a folder, in order. Line ends are those of Unix, whatever git made of them. */
export function readMigrations(dir: string = migrationsDir): Migration[] {
  const files = readdirSync(dir).filter((file) => file.endsWith('.sql'))
  return files.toSorted().map((file) => {
    const text = readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: file.slice(0, -'.sql'.length),
      sql: text,
      checksum: createHash('sha256').update(text).digest('hex'),
    }
  })
}
