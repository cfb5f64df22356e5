import { useEffect } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { showNotices } from '#workbench/http/notices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const numbered = /^(服务器错误，错误代码：)(\d+)$/

/** Milliseconds within which the same words are one notice: many calls fail of one cause. */
const once = 1_500

/** Shows what the calls have to say while the frame stands. */
export function useNotices() {
  const { t } = useTranslation()
  useEffect(() => {
    const said = new Map<string, number>()
    return showNotices((message) => {
      const now = performance.now()
      if (now - (said.get(message) ?? -once) < once) return
      said.set(message, now)
      const [, words, code] = numbered.exec(message) ?? []
      toast.error(code ? t(`${words}{{code}}`, { code }) : t(message))
    })
  }, [t])
}
