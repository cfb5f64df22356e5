import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

interface Built {
  readonly outDir: string
  readonly output: Rolldown.RolldownOutput['output']
}

/** Gzip bytes of the script and style that a page needs before its table stands. */
export const firstBytes = ({ outDir, output }: Built) =>
  firstFiles(output).reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length, 0)

/** What comes with the page; what is asked for later, such as a menu, does not count. */
function firstFiles(output: Built['output']) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const files = new Set<string>()
  const follow = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    for (const next of chunks.get(name)?.imports ?? []) follow(next)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName)
  for (const { fileName } of output) if (fileName.endsWith('.css')) files.add(fileName)
  return [...files]
}
