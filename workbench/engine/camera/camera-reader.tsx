import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { qrDetector, watch } from './camera.ts'

interface CameraReaderProps {
  /** While something else has to be done first, such as naming the gate. */
  readonly disabled: boolean
  readonly onRead: (text: string) => void
}

/** The camera of the tablet or phone as a reader of codes; off until it is asked for. */
export function CameraReader({ disabled, onRead }: CameraReaderProps) {
  const { t } = useTranslation()
  const [on, setOn] = useState(false)
  const [fault, setFault] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)

  useEffect(() => {
    if (!on || !video.current) return
    const stopped = new AbortController()
    watch(video.current, stopped.signal, (text) => read(text)).catch((error: Error) => {
      setFault(error.message)
      setOn(false)
    })
    return () => stopped.abort()
  }, [on])

  // What it takes is here before the network goes.
  useEffect(() => void qrDetector().catch(() => {}), [])

  return (
    <Stack>
      {fault && <Alert tone="warning" title={t(fault)} />}
      <div>
        <Button
          icon={on ? <CameraOff aria-hidden /> : <Camera aria-hidden />}
          disabled={disabled}
          onClick={() => {
            setFault(undefined)
            setOn(!on)
          }}
        >
          {t(on ? '关闭摄像头' : '用摄像头扫码')}
        </Button>
      </div>
      {on && <video ref={video} className={picture} aria-label={t('摄像头画面')} muted playsInline />}
    </Stack>
  )
}

const picture = css({ width: 'full', maxWidth: 'dialog.md', borderRadius: 'card', bg: 'surface.sunken' })
