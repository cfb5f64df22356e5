import type { ReactNode } from 'react'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { useText } from '#design-system/text/text.tsx'
import { css } from '#styled-system/css/index.js'
import { useWallLook } from './look.ts'

interface NoticeProps {
  readonly title?: string
  readonly children: ReactNode
}

/** A wall that has no figures says why, as large as it would show them. */
export function Notice({ title, children }: NoticeProps) {
  const t = useText()
  const look = useWallLook()
  return (
    <ScreenCanvas label={title ?? t('数据大屏')} layout="stretch" look={look}>
      <div className={root}>
        {title && <h1 className={head}>{title}</h1>}
        <div className={body}>{children}</div>
      </div>
    </ScreenCanvas>
  )
}

const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6',
  height: 'full',
})
const head = css({ textStyle: 'wall.xl', color: 'text' })
const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  textStyle: 'wall.md',
  color: 'text.quiet',
  textAlign: 'center',
})
