import { UserRound } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { cardFace } from '#styled-system/recipes/index.js'
import { masked } from './mask.ts'

export interface CardFaceProps {
  readonly kind: 'campus' | 'resident'
  /** The school, or nobody for a resident card: no emblem of a state or a school is ever drawn. */
  readonly issuer?: string
  readonly name: string
  /** Whole; only its last four are shown. */
  readonly number: string
  /** Further lines: 学院, 性别, 有效期. */
  readonly fields?: readonly { readonly label: string; readonly value: string }[]
  readonly ref?: Ref<HTMLElement>
}

/** What was read from a card, as a picture of one: to be compared with the card in the hand. No photograph. */
export const CardFace = ({ kind, issuer, name, number, fields = [], ref }: CardFaceProps) => {
  const t = useText()
  const style = cardFace({ kind })
  const title = kind === 'campus' ? t('校园卡') : t('居民身份证')
  const shown = masked(number)
  return (
    <section ref={ref} className={style.root} aria-label={`${title} ${name}`}>
      <div className={style.head}>
        {issuer && (
          <span className={style.mark} aria-hidden>
            {[...issuer][0]}
          </span>
        )}
        <span className={style.issuer}>{issuer ?? title}</span>
        <span className={style.kind}>{issuer ? title : t('读取内容')}</span>
      </div>
      <div className={style.body}>
        <span className={style.portrait} aria-hidden>
          <UserRound />
        </span>
        <dl className={style.fields}>
          <dt>{t('姓名')}</dt>
          <dd>{name}</dd>
          {fields.map(({ label, value }) => [
            <dt key={`${label}:`}>{label}</dt>,
            <dd key={label}>{value}</dd>,
          ])}
        </dl>
      </div>
      <div>
        <span className={style.number} aria-hidden>
          {shown}
        </span>
        <span className={style.said}>{t('尾号 {{tail}}', { tail: shown.replaceAll('•', '') })}</span>
      </div>
    </section>
  )
}
