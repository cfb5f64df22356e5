import { refuse } from '#domain/kernel/refusal.ts'
import { isFresh, slotAt, turningIn, turningText } from '#domain/student-service/sign-task/turning-code.ts'
import type { AppContext } from '#server/core/app-context.ts'

const saidOf = (roundId: string, slot: number) => `sign task: ${roundId} ${slot}`

/** The code that the screen of a task shows now. */
export async function turningNow({ secrets, now }: AppContext, roundId: string): Promise<string> {
  const slot = slotAt(now().getTime())
  return turningText({ roundId, slot, signature: await secrets.sign(saidOf(roundId, slot)) })
}

/** Refuses what the screen of this task has not shown within the last moments. */
export async function mustBeShown({ secrets, now }: AppContext, roundId: string, text: string | null) {
  if (!text) return refuse({ type: 'conflict', message: '请扫描现场屏幕上的二维码签到' })
  const code = turningIn(text)
  if (!code || !(await secrets.verify(saidOf(code.roundId, code.slot), code.signature)))
    return refuse({ type: 'conflict', message: '签到码无效，请扫描现场屏幕上的二维码' })
  if (code.roundId !== roundId)
    return refuse({ type: 'conflict', message: '这是其他签到任务的二维码，请扫描本次任务的二维码' })
  if (!isFresh(code.slot, now().getTime()))
    refuse({ type: 'conflict', message: '签到码已更换，请重新扫描屏幕上的二维码' })
}
