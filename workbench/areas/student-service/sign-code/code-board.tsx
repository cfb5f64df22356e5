import { Alert } from '#design-system/alert/alert.tsx'
import { FullScreen } from '#design-system/full-screen/full-screen.tsx'
import { FullScreenButton } from '#design-system/full-screen/full-screen-button.tsx'
import { useFullScreen } from '#design-system/full-screen/use-full-screen.ts'
import { Progress } from '#design-system/progress/progress.tsx'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import type { ShownTask } from '#domain/student-service/sign-task/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface CodeBoardProps {
  readonly task: ShownTask
  /** The server did not answer: the code may have turned. */
  readonly stale: boolean
}

/** The code of this moment, large enough for the last row, and how many have signed in. */
export function CodeBoard({ task: { name, place, closesAt, due, done, path }, stale }: CodeBoardProps) {
  const { t } = useTranslation()
  const full = useFullScreen()
  const style = board({ full: full.full })
  return (
    <FullScreen full={full.full}>
      <section className={style.root} aria-label={name}>
        <header className={style.head}>
          <h2 className={style.title}>{name}</h2>
          <p className={style.note}>
            {[place, t('{{time}} 截止', { time: closesAt.slice(5, 16) })].filter(Boolean).join(' · ')}
          </p>
        </header>
        {stale && <Alert tone="warning" title={t('网络中断，二维码可能已失效，恢复后自动更换。')} />}
        <div className={style.code}>
          <QrCode value={`${location.origin}${path}`} label={t('签到码')} size="lg" level="L" />
        </div>
        <div className={style.figure}>
          <Progress
            label={t('已签到')}
            value={done}
            max={Math.max(due, 1)}
            figure={t('{{done}} / {{due}} 人', { done, due })}
            tone={done >= due ? 'success' : 'accent'}
          />
        </div>
        <FullScreenButton {...full} />
      </section>
    </FullScreen>
  )
}

const board = sva({
  slots: ['root', 'head', 'title', 'note', 'code', 'figure'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      padding: '6',
      borderRadius: 'card',
      bg: 'surface',
      color: 'text',
    },
    head: { display: 'grid', gap: '1', textAlign: 'center' },
    title: { textStyle: 'title.xl' },
    note: { textStyle: 'body', color: 'text.quiet' },
    code: { '& > *': { '--size': 'min(52vh, 80vw)' } },
    figure: { width: 'full', maxWidth: 'dialog.md' },
  },
  variants: {
    full: { true: { root: { minHeight: 'full', justifyContent: 'center' } }, false: {} },
  },
})
