import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadable } from 'node:stream/web'
import { v7 } from 'uuid'
import type { Bytes, FileStore } from '#server/files/file-store.ts'

const ours = /^[\w-]+(\/[\w-]+)*$/

/** Keeps files in a folder. Each is written beside its place and then renamed, so that none is ever half there. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!ours.test(key)) throw new Error('A key of the file store is not one of ours.')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = `${path}.${v7()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(
          Readable.fromWeb(bytes as NodeReadable),
          createWriteStream(unfinished, { flush: true }),
        )
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      return found && (Readable.toWeb(createReadStream(path)) as Bytes)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
