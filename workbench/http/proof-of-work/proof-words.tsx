import { useSyncExternalStore } from 'react'
import { Progress } from '#design-system/progress/progress.tsx'
import { useText } from '#design-system/text/text.tsx'
import { proving } from './proving.ts'

/** What anyone who signs in reads while their machine proves that it is not sent by one that guesses. */
export function ProofWords() {
  const t = useText()
  const share = useSyncExternalStore(proving.subscribe, proving.read)
  return (
    <div role="status">
      {share !== null && (
        <Progress
          value={share * 100}
          label={t('正在确认不是机器…')}
          note={t('本设备在自动验证，不用填写验证码，请稍候。')}
        />
      )}
    </div>
  )
}
