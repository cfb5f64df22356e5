import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds for which a page that is open somewhere still finds the parts of its own build. */
const kept = 14 * 86_400_000
/** Names of the files of the build that is handed out; a dot keeps it from being handed out itself. */
const list = '.assets.json'

/** Before a build: whatever was handed out until now is superseded now. */
export function markSuperseded(dir: string, now = Date.now()) {
  for (const file of listed(dir)) {
    const path = join(dir, file)
    if (existsSync(path)) utimesSync(path, now / 1000, now / 1000)
  }
}

/** After a build: lets go of files that no page of the last 14 days can ask for. */
export async function sweepOldAssets(dir: string, current: readonly string[], now = Date.now()) {
  writeFileSync(join(dir, list), JSON.stringify(current))
  const own = new Set(current)
  const files = existsSync(join(dir, 'assets')) ? await readdir(join(dir, 'assets')) : []
  for (const name of files) {
    const file = `assets/${name}`
    const old = statSync(join(dir, file)).mtimeMs < now - kept
    if (old && !own.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(join(dir, file))
  }
}

function listed(dir: string): readonly string[] {
  const path = join(dir, list)
  const names = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : []
  return names.flatMap((name) => [name, `${name}.br`, `${name}.gz`])
}
