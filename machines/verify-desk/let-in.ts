import { ok } from '#domain/kernel/result.ts'
import { judged, newLine } from './line.ts'
import type { DeskCalls, VerifyDeskPorts } from './verify-desk.ports.ts'

/** Lets somebody in against the verdict. What is kept of it holds neither reason nor password. */
export const letIn =
  ({ verify }: Pick<DeskCalls, 'verify'>): VerifyDeskPorts['override'] =>
  async ({ line, key, override }) => {
    const entry = { ...line.entry, key }
    const heard = await verify({ ...entry, override })
    return heard.ok ? ok(judged(newLine(entry, line.at), heard.value)) : heard
  }
