import { useEffect, useState } from 'react'
import { wallCalls } from '#domain/system/wall/calls.ts'
import { css } from '#styled-system/css/index.js'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Notice } from './notice.tsx'
import { currentPairing, forgetPairing } from './pairing.ts'
import { pairedNews } from './use-feed.ts'
import { asWall, keepWallToken, readWallToken } from './wall-token.ts'

/** Milliseconds between two looks whether somebody has entered the code. */
const every = 3_000
/** After a question that failed: a wall without a network waits for it. */
const patience = 15_000

/** Six digits that an administrator enters under 系统管理 › 大屏设备; from then on this display has a token. */
export function PairingCode() {
  const { t } = useTranslation()
  const code = usePairing()
  return (
    <Notice title={t('这块大屏还没有配对')}>
      <p className={digits} aria-live="polite">
        {code ? `${code.slice(0, 3)} ${code.slice(3)}` : '··· ···'}
      </p>
      <p>{t('请管理员在“系统管理 › 大屏设备”中选择这块大屏，点击“配对”并输入上面的 6 位数字。')}</p>
      <p>{t('配对码 10 分钟内有效，过期后自动更换。')}</p>
    </Notice>
  )
}

function usePairing(): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const refused = readWallToken()
    const later = (step: () => Promise<void>, wait: number) => {
      if (!gone) timer = setTimeout(() => void step().catch(() => later(step, patience)), wait)
    }
    const begin = async () => {
      // Another screen of this page has been given one.
      const token = readWallToken()
      if (token && token !== refused) return
      const own = currentPairing()
      const { code, secret } = await own
      if (gone) return
      setCode(code)
      const look = async (): Promise<void> => {
        const { state, token } = await ask(wallCalls.paired, { secret }, asWall())
        if (state === 'waiting') return later(look, every)
        forgetPairing(own)
        if (!token) return later(begin, 0)
        // It is given once, and holds for the whole page, even where the turn of this screen is over.
        keepWallToken(token)
        window.dispatchEvent(new Event(pairedNews))
      }
      later(look, every)
    }
    later(begin, 0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  return code
}

const digits = css({ textStyle: 'wall.hero', color: 'accent', fontVariantNumeric: 'tabular-nums' })
