import { Alert } from '#design-system/alert/alert.tsx'
import { type FaultActor, type FaultCode, faultKinds } from '#devices/fault.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Who has to do something about a fault. */
const actors = {
  itself: { words: '无需处理，会自动恢复', tone: 'info' },
  user: { words: '请现场人员处理', tone: 'warning' },
  admin: { words: '请联系管理员处理', tone: 'danger' },
} as const satisfies Record<FaultActor, { words: string; tone: 'info' | 'warning' | 'danger' }>

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The same in one line; of a device that another tab has, with the name of that tab. */
export function adviceOn(fault: FaultCode, t: Translate, detail: string | null = null) {
  const { sentence, actor } = faultKinds[fault]
  const [, words, tab] = (fault === 'port-busy' && /^([^（]+)(（.*）)?$/.exec(detail ?? '')) || []
  const said = words ? `${t(words)}${tab ?? ''}` : t(sentence)
  return t('{{sentence}}（{{who}}）', { sentence: said, who: t(actors[actor].words) })
}

interface FaultNoteProps {
  readonly fault: FaultCode
  /** For support: the device's own code. Never about a person. */
  readonly detail?: string | null | undefined
}

/** What is wrong with a device, what to do, and who. */
export function FaultNote({ fault, detail }: FaultNoteProps) {
  const { t } = useTranslation()
  const { sentence, actor } = faultKinds[fault]
  const { words, tone } = actors[actor]
  return (
    <Alert tone={tone} title={t(sentence)}>
      {t('{{who}}（代码 {{code}}）', { who: t(words), code: detail ? `${fault} · ${detail}` : fault })}
    </Alert>
  )
}
