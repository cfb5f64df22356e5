import type { Frame } from './codec.ts'
import { same } from './secure-channel.ts'

/** Answers remembered: as many as can still be on the wire when a reader was asked three times. */
const kept = 4

/**
 * An answer that is heard twice answers nothing the second time: a reader that was asked again, because its answer was
 * slow, answers again bit for bit. It is told by its MAC, which no other answer of the session has. Whatever else comes
 * out of its turn is somebody's doing.
 */
export function lateAnswers() {
  let macs: readonly Uint8Array[] = []
  return {
    has: ({ mac }: Frame) => mac !== undefined && macs.some((known) => same(known, mac)),
    keep({ mac }: Frame) {
      if (mac) macs = [...macs.slice(1 - kept), mac]
    },
    forget() {
      macs = []
    },
  }
}
