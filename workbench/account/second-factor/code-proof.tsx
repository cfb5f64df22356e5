import { useText } from '#design-system/text/text.tsx'
import { SixDigits } from './six-digits.tsx'
import { useProof } from './use-proof.ts'

/** The six digits an authenticator app shows now. */
export function CodeProof() {
  const t = useText()
  const { proving, prove } = useProof('totp')
  return (
    <SixDigits
      label={t('动态口令')}
      help={t('打开手机上的验证器应用，输入本校账号当前显示的 6 位数字。')}
      busy={proving}
      onCode={prove}
    />
  )
}
