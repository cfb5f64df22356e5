import type { ShownReceipt } from '#domain/fee/mine/receipt-calls.ts'
import { receiptStates } from '#domain/fee/words.ts'
import { priceText } from '#domain/kernel/money.ts'
import { sva } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { Seal } from '#workbench/engine/seal.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** A receipt as it looks on paper, in the width of a phone. */
export function ReceiptView({ receipt }: { readonly receipt: ShownReceipt }) {
  const { t } = useTranslation()
  const { kind, state, payee, no, payer, items, amount, capital, seal } = receipt
  const style = paper()
  const facts = [
    [t('缴款人'), payer],
    [t('收付日期'), receipt.receivedOn],
    [t('支付渠道'), receipt.channel],
    [t('票据号'), receipt.movement],
    [t('原收据号'), receipt.reverses],
    [t('已冲红（元）'), receipt.reversed],
    [t('重开前的收据号'), receipt.replaces],
    [t('重开后的收据号'), receipt.replacedBy],
    [t('开具人'), receipt.by],
    [t('开具时间'), receipt.at.slice(0, 16)],
  ].filter(([, value]) => value)
  return (
    <article className={style.root} aria-label={t('收据 {{no}}', { no })}>
      <header className={style.head}>
        <p>{payee}</p>
        <h3 className={style.title}>{kind === 'red' ? t('红字收据') : t('缴费收据')}</h3>
        <p className={style.number}>
          <span>{t('编号：{{number}}', { number: no })}</span>
          <StateTag of={receiptStates} code={state} />
        </p>
      </header>
      <ul className={style.items}>
        {items.split('\n').map((line) => {
          const [item, price] = partsOf(line)
          return (
            <li key={line} className={style.item}>
              <span>{item}</span>
              <span className={style.price}>{price}</span>
            </li>
          )
        })}
      </ul>
      <p className={style.total} data-red={kind === 'red' ? '' : undefined}>
        <span>{t('合计')}</span>
        <strong className={style.amount}>{priceText(amount)}</strong>
      </p>
      <p className={style.capital}>{capital}</p>
      <dl className={style.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={style.fact}>
            <dt className={style.term}>{label}</dt>
            <dd className={style.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={style.seal}>
        {seal ? (
          <img className={style.picture} src={seal} alt="" />
        ) : (
          <Seal size="sm" words={payee} purpose={t('财务专用章')} />
        )}
      </div>
    </article>
  )
}

/** A line of a receipt: what it is for, and its amount behind the last wide space. */
function partsOf(line: string): readonly [item: string, price: string] {
  const at = line.lastIndexOf('　')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
}

const paper = sva({
  slots: [
    ...['root', 'head', 'title', 'number', 'items', 'item', 'price', 'total', 'amount', 'capital'],
    ...['facts', 'fact', 'term', 'value', 'seal', 'picture'],
  ],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gap: '3',
      padding: '4',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'control',
    },
    head: { display: 'grid', gap: '1', textAlign: 'center' },
    title: { textStyle: 'title.lg' },
    number: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '2',
      color: 'text.quiet',
    },
    items: {
      display: 'grid',
      gap: '2',
      paddingBlock: '3',
      borderBlockWidth: 'thin',
      borderBlockStyle: 'dashed',
      borderColor: 'border.strong',
    },
    item: { display: 'flex', justifyContent: 'space-between', gap: '4', overflowWrap: 'anywhere' },
    price: { flex: 'none', fontVariantNumeric: 'tabular-nums' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      '&[data-red]': { color: 'danger.text' },
    },
    amount: { textStyle: 'title.lg', fontVariantNumeric: 'tabular-nums' },
    capital: { textAlign: 'end' },
    facts: { display: 'grid', gap: '1.5', paddingBlockStart: '2' },
    fact: { display: 'flex', gap: '3' },
    term: { flex: 'none', width: '28', color: 'text.quiet' },
    value: { minWidth: '0', overflowWrap: 'anywhere' },
    seal: { display: 'flex', justifyContent: 'flex-end' },
    picture: { width: '24', height: '24', objectFit: 'contain' },
  },
})
