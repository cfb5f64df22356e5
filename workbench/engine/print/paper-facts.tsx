import type { Paper } from '#domain/kernel/print.ts'
import { sva } from '#styled-system/css/index.js'
import { SignaturePicture } from '#workbench/engine/signature-picture.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** What a paper says, two facts beside one another where they are short, and who decided, signed where that was asked. */
export function PaperFacts({ facts, decisions }: Pick<Paper, 'facts' | 'decisions'>) {
  const { t } = useTranslation()
  const style = table()
  return (
    <dl className={style.root}>
      {spread(facts).map(({ label, value, whole }) => (
        <div key={label} className={style.row} data-whole={whole ? '' : undefined}>
          <dt className={style.term}>{t(label)}</dt>
          <dd className={style.value}>{value}</dd>
        </div>
      ))}
      {decisions.map(({ step, person, at, comment, signature }) => (
        <div key={`${step} ${person}`} className={style.row} data-whole="">
          <dt className={style.term}>{t(step)}</dt>
          <dd className={style.value}>
            <span>{comment ?? t('同意')}</span>
            <span className={style.signed}>
              {signature && (
                <SignaturePicture
                  signature={signature}
                  label={t('{{name}}的签名', { name: person })}
                  size="paper"
                />
              )}
              {t('{{person}}　{{at}}', { person, at })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As many Chinese characters, or twice as many others, stand in half the width of a sheet. */
const short = 14
const widthOf = (value: string) => [...value].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.55), 0)

/** Which facts take the whole width: long ones, and a short one that has no other beside it. */
function spread(facts: Paper['facts']) {
  const long = facts.map(({ value }) => widthOf(value) > short)
  let half = false
  return facts.map((fact, at) => {
    const alone = !half && (long[at + 1] ?? true)
    const whole = long[at] === true || alone
    half = !whole && !half
    return { ...fact, whole }
  })
}

const table = sva({
  slots: ['root', 'row', 'term', 'value', 'signed'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
      borderBlockStartWidth: 'thin',
      borderInlineStartWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.strong',
    },
    row: {
      display: 'flex',
      borderBlockEndWidth: 'thin',
      borderInlineEndWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      breakInside: 'avoid',
      '&[data-whole]': { gridColumn: '[1 / -1]' },
    },
    term: {
      flex: 'none',
      width: '28',
      paddingInline: '3',
      paddingBlock: '2',
      borderInlineEndWidth: 'thin',
      borderInlineEndStyle: 'solid',
      borderColor: 'border.strong',
      color: 'text.quiet',
    },
    value: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      flex: '1',
      minWidth: '0',
      paddingInline: '3',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    signed: { display: 'flex', alignItems: 'center', columnGap: '3' },
  },
})
