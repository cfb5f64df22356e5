import { useEffect, useState } from 'react'
import type { Recording } from '#devices/trace/recorder.ts'
import type { TraceLine } from '#devices/trace/trace-line.ts'

/** Lines that are shown; the file has all that are kept. */
const mostShown = 200
/** Milliseconds between two drawings: a reader is polled twenty times a second. */
const drawEveryMs = 250

export interface ShownTrace {
  /** The latest first. */
  readonly lines: readonly { readonly number: number; readonly line: TraceLine }[]
  readonly count: number
}

const read = ({ lines, count }: Recording): ShownTrace => ({
  count,
  lines: lines
    .slice(-mostShown)
    .map((line, at, all) => ({ line, number: count - all.length + at + 1 }))
    .reverse(),
})

const nothing: ShownTrace = { lines: [], count: 0 }

/** The end of a recording as it grows, drawn anew a few times a second at most. */
export function useRecording(recording: Recording | null, paused: boolean): ShownTrace {
  const [shown, show] = useState(nothing)

  useEffect(() => {
    if (!recording || paused) return
    let drawing: ReturnType<typeof setTimeout> | null = null
    const draw = () => {
      drawing = null
      show(read(recording))
    }
    draw()
    const stop = recording.onChange(() => {
      drawing ??= setTimeout(draw, drawEveryMs)
    })
    return () => {
      stop()
      if (drawing) clearTimeout(drawing)
    }
  }, [recording, paused])

  return recording ? shown : nothing
}
