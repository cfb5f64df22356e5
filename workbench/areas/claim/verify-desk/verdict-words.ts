import type { Verdict } from '#domain/claim/verdict.ts'
import { unpaidOf, verdicts } from '#domain/claim/verdict.ts'
import type { Line } from '#machines/verify-desk/line.ts'
import type { Cue } from '#workbench/devices/sound.ts'

export type Tone = 'success' | 'warning' | 'danger' | 'neutral'

interface Said {
  readonly tone: Tone
  readonly word: string
  /** What is the matter, for the person at the desk. */
  readonly why: string
  /** What to tell the student. */
  readonly say: string
  readonly cue: Cue
}

const stopped: Readonly<Record<Exclude<Verdict, 'pass'>, Omit<Said, 'word' | 'cue'>>> = {
  mismatch: {
    tone: 'danger',
    why: '证件上的姓名与录取名单不一致。请核对本人、证件与名单；确认是本人而名单有误时，可由两人共同人工放行。',
    say: '您的证件信息与名单不一致，请稍候，我们为您核对。',
  },
  'not-listed': {
    tone: 'danger',
    why: '录取名单中没有这张证件。可按姓名或考生号再查一次；仍找不到时，请带学生到招生咨询处。',
    say: '名单里暂时没有查到您，请带上录取通知书到招生咨询处核实。',
  },
  already: {
    tone: 'warning',
    why: '这位新生已经报到过。请不要重复发放物资；学生称未曾报到时，请联系管理员核查。',
    say: '您已经完成报到，无需再次核验。',
  },
  unpaid: {
    tone: 'warning',
    why: '还有费用没有缴清，也没有缓交。学生出示缴费凭证或缓交证明的，可由两人共同人工放行。',
    say: '您还有费用没有缴清，请先到缴费处办理，再回来核验。',
  },
  expired: {
    tone: 'warning',
    why: '证件或二维码已经过期，或二维码已经用过。二维码请学生刷新后再出示；证件过期的，核对本人后可由两人共同人工放行。',
    say: '您的证件已经过期，或二维码已经失效，请换一张有效证件，或刷新二维码。',
  },
}

/** A list that is opened by number and name together cannot tell a wrong name from a wrong number. */
const notListedHere: Omit<Said, 'word' | 'cue'> = {
  tone: 'danger',
  why: '本机的断网名单中没有这张证件。断网时姓名与号码一起核对，姓名有出入的也会这样显示。请学生稍候，联网后会自动再次核对。',
  say: '暂时没有核对到您的信息，请稍候，网络恢复后我们再为您核对。',
}

export const undoWords = {
  waiting: '撤销待上传',
  done: '已撤销',
  refused: '撤销未成功',
} as const

/** Taken back, be it that the server has not heard of it yet: nobody is let in by it any more. */
const takenBack = (state: 'waiting' | 'done'): Said => ({
  tone: 'neutral',
  word: undoWords[state],
  why:
    state === 'done'
      ? '这次核验已经撤销，该生恢复为未报到。已打印的凭条作废，已发的物资请收回。'
      : '撤销已记在这台电脑上，联网后自动上传。已打印的凭条作废，已发的物资请收回。',
  say: '您的报到已经撤销，请稍候。',
  cue: 'attention',
})

/** What the desk says of a line as it stands now: one word to be read from afar, why, and what to tell the student. */
export function saidOf({ told, message, student, undo }: Line): Said {
  if (undo && undo.state !== 'refused') return takenBack(undo.state)
  if (message !== null && told === null)
    return {
      tone: 'danger',
      word: '未核验',
      why: message,
      say: '现在暂时不能核验，请稍候。',
      cue: 'reject',
    }
  if (told === null)
    return {
      tone: 'warning',
      word: '结果未知',
      why: '网络中断，这台电脑又没有名单副本，现在无法判断。恢复后会自动核对，并在这里告诉您。',
      say: '网络暂时中断，请您稍候片刻。',
      cue: 'attention',
    }
  const { verdict, passed, overridden, provisional } = told
  const isUnsure = provisional && verdict === 'not-listed'
  if (!passed && verdict !== 'pass')
    return { ...(isUnsure ? notListedHere : stopped[verdict]), word: verdicts.labels[verdict], cue: 'reject' }
  if (overridden)
    return {
      tone: 'success',
      word: '人工放行',
      why: '已由两人共同放行，原因与放行人都已记录。',
      say: '欢迎报到。',
      cue: 'pass',
    }
  return verdict === 'unpaid'
    ? {
        tone: 'warning',
        word: verdicts.labels.pass,
        why: '可以放行，但还有费用没有缴清，请提醒学生。',
        say: '欢迎报到。您还有费用没有缴清，请记得尽快办理。',
        cue: 'attention',
      }
    : {
        tone: 'success',
        word: verdicts.labels.pass,
        why: student?.goods.length ? '可以放行，请按清单发放物资。' : '可以放行。',
        say: '欢迎报到。',
        cue: 'pass',
      }
}

/** What the desk said at the tap and the server's answer do not agree: what to do about it. */
export const conflictWords = {
  'not-passed': {
    word: '已放行，服务器未通过',
    todo: '断网时按名单副本放行，联网后服务器判为不通过（可能已在另一个核验台报到，或名单有变）。请联系该生核实，必要时收回已发物资。',
  },
  'passed-unseen': {
    word: '未放行，服务器已通过',
    todo: '服务器已为该生登记报到，当时核验台没有显示通过。请通知学生报到已完成；如果不应放行，请撤销这次核验。',
  },
  refused: {
    word: '服务器拒绝接收',
    todo: '这次核验没有登记成功。请按服务器给出的原因处理，然后重新核验该生。',
  },
  'undo-refused': {
    word: '撤销没有成功',
    todo: '服务器没有接受撤销，该生仍为已报到。请联系管理员在“核验结果”中撤销。',
  },
} as const

/** What is owed, in fen; on the day of the tap. */
export const owedIn = ({ student, entry }: Line) => (student ? unpaidOf(student, entry.at.slice(0, 10)) : 0)
