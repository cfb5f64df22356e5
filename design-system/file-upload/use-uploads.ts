import { useEffect, useReducer, useRef } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { advance, nextOf, type QueueItem, type Uploaded } from './queue.ts'

export interface UploadOptions {
  /** Aborted on pausing, removing and leaving. */
  readonly signal: AbortSignal
  /** Bytes sent of the whole file. */
  readonly onProgress: (sent: number) => void
  /** Where to go on: bytes of the file that an earlier try had reported. */
  readonly from: number
}

/** The transport, given by the caller. A rejection's message is shown to the person. */
export type Upload = (file: File, options: UploadOptions) => Promise<Uploaded>

/** Why an upload failed: a file that has gone since it was chosen breaks a call as a broken line does. */
async function faultOf(file: File, error: unknown): Promise<string> {
  const start = file.slice(0, 1).arrayBuffer()
  const isThere = await start.then(
    () => true,
    () => false,
  )
  if (!isThere) return '读不到这个文件，它可能已被移动、改名，或正被其他程序使用'
  return error instanceof Error ? error.message : String(error)
}

/** Sends what is chosen, a few at once, and keeps the list of what has come. */
export const useUploads = (upload: Upload, held: Controlled<readonly Uploaded[]>, atOnce = 2) => {
  const [files, setFiles] = useControlled(held, [])
  const [queue, happen] = useReducer(advance, [])
  const counter = useRef(0)
  const running = useRef(new Map<string, AbortController>())
  // Two that end in one moment must both see the other in the list.
  const latest = useRef(files)
  latest.current = files

  const replace = (next: readonly Uploaded[]) => {
    latest.current = next
    setFiles(next)
  }
  const stop = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }
  const start = async ({ key, file, sent }: QueueItem) => {
    const control = new AbortController()
    const { signal } = control
    running.current.set(key, control)
    happen({ type: 'start', key })
    try {
      const onProgress = (now: number) => signal.aborted || happen({ type: 'progress', key, sent: now })
      const done = await upload(file, { signal, onProgress, from: sent })
      if (signal.aborted) return
      happen({ type: 'done', key })
      replace([...latest.current, { size: file.size, ...done }])
    } catch (error) {
      const fault = await faultOf(file, error)
      if (!signal.aborted) happen({ type: 'fail', key, fault })
    } finally {
      if (running.current.get(key) === control) running.current.delete(key)
    }
  }

  useEffect(() => {
    for (const item of nextOf(queue, atOnce)) if (!running.current.has(item.key)) void start(item)
  })
  useEffect(() => {
    const controls = running.current
    return () => {
      for (const control of controls.values()) control.abort()
    }
  }, [])

  return {
    files,
    queue,
    add: (chosen: readonly File[]) =>
      happen({ type: 'add', items: chosen.map((file) => ({ key: String(counter.current++), file })) }),
    pause: (key: string) => {
      stop(key)
      happen({ type: 'pause', key })
    },
    again: (key: string) => happen({ type: 'again', key }),
    cancel: (key: string) => {
      stop(key)
      happen({ type: 'remove', key })
    },
    remove: (id: string) => replace(latest.current.filter((file) => file.id !== id)),
  }
}

export type Uploads = ReturnType<typeof useUploads>
