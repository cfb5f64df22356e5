import { type Student, students } from './students.ts'

export type Mount = (box: HTMLElement, rows: readonly Student[]) => void

interface Stage {
  /** Makes the rows, so that they are not counted. */
  readonly fill: (count: number) => void
  /** Mounts the table over them; milliseconds until its first row stands in the document at a frame. */
  readonly start: () => Promise<number>
  /** Milliseconds of every frame from now until asked again. */
  readonly frames: () => readonly number[]
}

declare global {
  var stage: Stage
}

const frame = () => new Promise<number>(requestAnimationFrame)

/** The same page and the same script for every contender; only how it is mounted and what a row is differ. */
export function setStage(mount: Mount, row: string) {
  const box = document.getElementById('box') as HTMLElement
  let rows: readonly Student[] = []
  let times: number[] = []
  const watch = (last: number) => (now: number) => {
    times.push(now - last)
    requestAnimationFrame(watch(now))
  }
  requestAnimationFrame(watch(performance.now()))
  globalThis.stage = {
    fill: (count) => {
      rows = students(count)
    },
    start: async () => {
      await frame()
      const started = performance.now()
      mount(box, rows)
      while (!box.querySelector(row)) await frame()
      return performance.now() - started
    },
    frames: () => {
      const seen = times
      times = []
      return seen
    },
  }
}
