import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'

/** SHA-256 over the names and the bytes of the files that these patterns find, tests left out, in hexadecimal. */
export function fingerprint(patterns) {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude: (name) => /\.test\.|\.test-d\./.test(name) }).sort()) {
    if (!/\.[a-z]+$/.test(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether the file `stamp` holds one of these fingerprints: what stands beside it was made from just those files. */
export const isFrom = (stamp, ...prints) => existsSync(stamp) && prints.includes(readFileSync(stamp, 'utf8'))
