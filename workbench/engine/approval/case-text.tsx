import { Copy } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { toast } from '#design-system/toaster/toast.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { caseWords } from './case-words.ts'

/** A case in sentences, one per line, to be read and taken along. */
export function CaseText({ trace }: { readonly trace: CaseTrace }) {
  const { t } = useTranslation()
  const style = words()
  const lines = caseWords(t, trace)
  const copy = () =>
    void copyText(lines.join('\n')).then(
      () => toast.success(t('已复制')),
      () => toast.warning(t('浏览器不允许复制，请选中后手动复制')),
    )
  return (
    <div className={style.root}>
      <ol className={style.lines} aria-label={t('审批记录')}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing of its own but its place
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ol>
      <Button size="sm" icon={<Copy aria-hidden />} onClick={copy}>
        {t('复制')}
      </Button>
    </div>
  )
}

const words = sva({
  slots: ['root', 'lines'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '3' },
    lines: {
      listStyle: 'none',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
  },
})
