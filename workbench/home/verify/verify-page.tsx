import { useParams } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Stack } from '#design-system/stack/stack.tsx'
import { printCodeIn } from '#domain/kernel/print-code.ts'
import { sva } from '#styled-system/css/index.js'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { CodeForm } from './code-form.tsx'
import { Verified } from './verified.tsx'

/** What a QR code on a paper leads to, and where its code can be typed: /verify and /verify/{code}. Nobody signs in. */
export const VerifyPage = () => (
  <Surroundings>
    <Page />
  </Surroundings>
)

function Page() {
  const { t } = useTranslation()
  const { code: given = '' } = useParams({ strict: false })
  const code = printCodeIn(given)
  const style = page()
  const college = useAppInfo(0)?.title || t('智慧校园')
  useEffect(() => {
    document.title = `${t('文书查验')} - ${college}`
  }, [t, college])
  return (
    <div className={style.root}>
      <header className={style.head}>
        <span className={style.college}>
          <ShieldCheck aria-hidden />
          {college}
        </span>
        <h1 className={style.title}>{t('文书查验')}</h1>
        <p className={style.words}>{t('核对学校开具的文书是否真实、当前是否有效。')}</p>
      </header>
      <main className={style.body}>
        <Stack gap="lg">
          {code && <Verified key={code} code={code} />}
          <CodeForm key={given} given={given} />
        </Stack>
      </main>
      <footer className={style.foot}>{college}</footer>
    </div>
  )
}

const page = sva({
  slots: ['root', 'head', 'college', 'title', 'words', 'body', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      minHeight: 'screen',
      padding: { base: '4', sm: '8' },
      bg: 'surface.sunken',
    },
    head: { display: 'grid', gap: '2', width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' },
    college: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'accent.text',
      textStyle: 'title.sm',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
    title: { textStyle: 'title.lg' },
    words: { color: 'text.quiet' },
    body: { flex: '1', width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' },
    foot: { textAlign: 'center', textStyle: 'caption', color: 'text.faint' },
  },
})
