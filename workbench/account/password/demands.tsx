import { Check, Circle, CircleDashed } from 'lucide-react'
import { useText } from '#design-system/text/text.tsx'
import { sva } from '#styled-system/css/index.js'
import type { Demand } from './policy.ts'

/** What the college asks of a password, ticked off while one types. */
export function Demands({ demands }: { readonly demands: readonly Demand[] }) {
  const t = useText()
  const style = list()
  return (
    <ul className={style.root} aria-label={t('对新密码的要求')}>
      {demands.map(({ text, values, met }) => (
        <li key={text} className={style.item} data-met={met || undefined}>
          {met ? <Check aria-hidden /> : met === null ? <CircleDashed aria-hidden /> : <Circle aria-hidden />}
          {t(text, values)}
          <span className={style.said}>
            {met ? t('（已满足）') : met === null ? t('（提交时检查）') : t('（未满足）')}
          </span>
        </li>
      ))}
    </ul>
  )
}

const list = sva({
  slots: ['root', 'item', 'said'],
  base: {
    root: { display: 'grid', gap: '1', listStyle: 'none', textStyle: 'caption', color: 'text.quiet' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      '& svg': { width: 'icon.sm', height: 'icon.sm', flex: 'none' },
      '&[data-met]': { color: 'success.text' },
    },
    said: { srOnly: true },
  },
})
