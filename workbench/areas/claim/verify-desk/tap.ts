import { faultKinds } from '#devices/fault.ts'
import type { VerificationEntry } from '#domain/claim/desk-calls.ts'
import { verifyCodeIn } from '#domain/claim/verify-code.ts'
import type { DeviceEvent } from '#workbench/devices/heard.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { momentOf } from './time.ts'

/** Whom a device means, or why it means nobody, in words for the person at the desk. */
export type Meant = { readonly entry: VerificationEntry; readonly at: number } | { readonly hint: string }

type Who = Pick<VerificationEntry, 'way' | 'who' | 'cardName' | 'cardValidUntil'>

/** An entry of this desk, under a key of its own. */
export const entryOf = (who: Who, desk: string, at: number): VerificationEntry => ({
  key: newKey(),
  ...who,
  desk,
  at: momentOf(at),
})

/** What was heard of a device, as the desk takes it. A number too short to tell cards apart means nobody. */
export function meantBy(event: DeviceEvent, desk: string): Meant {
  const who = whoIn(event)
  return typeof who === 'string' ? { hint: who } : { entry: entryOf(who, desk, event.at), at: event.at }
}

function whoIn(event: DeviceEvent): Who | string {
  switch (event.kind) {
    case 'id-card': {
      const { number, name, to } = event.card
      return { way: 'id-card', who: { idNo: number }, cardName: name, cardValidUntil: to ?? '长期' }
    }
    case 'card':
      return event.tap.weak
        ? '这台读卡器只给出较短的卡号，不能据此认人，请改用身份证或按姓名查找。'
        : { way: 'campus-card', who: { cardUid: event.tap.canonical } }
    case 'scan':
      return verifyCodeIn(event.text)
        ? { way: 'qr', who: { qr: event.text.trim() } }
        : '这不是核验二维码，请让学生打开“核验二维码”页面。'
    case 'keys':
      return '这台设备只能按键，请刷证件。'
    case 'fault':
      return faultKinds[event.fault].sentence
  }
}
