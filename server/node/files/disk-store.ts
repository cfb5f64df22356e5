import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadable } from 'node:stream/web'
import type { Bytes, FileStore, Stored } from '#server/core/files/file-store.ts'
import { newId } from '#server/core/new-id.ts'

/** What writing asks of the disk, in this order; a test puts a failing one in place. */
export interface Disk {
  readonly mkdir: (path: string, options: { readonly recursive: true }) => Promise<unknown>
  readonly createWriteStream: (path: string, options: { readonly flush: true }) => Writable
  readonly rename: (from: string, to: string) => Promise<void>
}

/** Keys of files, and what a crash has left of one. */
const ours = /^[\w-]+(\/[\w-]+)*(\.[\w-]+\.part)?$/

/** Keeps files in a folder. Each is written beside its place and then renamed, so that none is ever half there. */
export function diskStore(folder: string, disk: Disk = { mkdir, createWriteStream, rename }): FileStore {
  const pathOf = (key: string) => {
    if (!ours.test(key)) throw new Error('A key of the file store is not one of ours.')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = `${path}.${newId()}.part`
      try {
        await disk.mkdir(dirname(path), { recursive: true })
        await pipeline(
          Readable.fromWeb(bytes as NodeReadable),
          disk.createWriteStream(unfinished, { flush: true }),
        )
        await disk.rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw error
      }
    },
    async get(key, span) {
      const path = pathOf(key)
      const found = await stat(path).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? undefined : Promise.reject(error),
      )
      const part = span && { start: span.first, end: span.last }
      return found && (Readable.toWeb(createReadStream(path, part)) as Bytes)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix): AsyncIterable<Stored> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name)
        const key = path.slice(folder.length + 1).replaceAll('\\', '/')
        if (!entry.isFile() || !key.startsWith(prefix)) continue
        const { size, mtime } = await stat(path)
        yield { key, size, at: mtime }
      }
    },
  }
}
