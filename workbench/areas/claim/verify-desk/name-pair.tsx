import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { namesApart } from './names-apart.ts'

interface NamePairProps {
  readonly card: string
  readonly listed: string
}

/** The name on the card and the one on the list, under one another, with the letters marked in which they differ. */
export function NamePair({ card, listed }: NamePairProps) {
  const { t } = useTranslation()
  const [onCard, onList] = namesApart(card, listed)
  const lines = [
    [t('证件姓名'), onCard],
    [t('名单姓名'), onList],
  ] as const
  return (
    <dl className={pair()}>
      {lines.map(([label, parts]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {parts.before}
            {parts.differs && <mark>{parts.differs}</mark>}
            {parts.after}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const pair = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    '& dt': { textStyle: 'body.sm', color: 'text.quiet' },
    '& dd': { textStyle: 'title.xl', letterSpacing: '[0.1em]' },
    '& mark': { bg: 'danger.soft', color: 'danger.text', textDecoration: 'underline' },
  },
})
