import { createPortal } from 'react-dom'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import type { Paper } from '#domain/kernel/print.ts'
import { spokenPrintCode } from '#domain/kernel/print-code.ts'
import { sva } from '#styled-system/css/index.js'
import { Seal } from '#workbench/engine/seal.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { PaperFacts } from './paper-facts.tsx'
import { usePaper } from './use-paper.tsx'

interface PaperSheetProps {
  readonly paper: Paper
  /** Told once paper is out, or the person has thought better of it. */
  readonly onDone: () => void
}

/** A copy on a sheet of A4: heading, number, what it says, who decided, seal, and the code by which it is verified. */
export function PaperSheet({ paper, onDone }: PaperSheetProps) {
  const { t } = useTranslation()
  const { title, college, number, facts, decisions, note, code, copy, seal, purpose, printedAt, printedBy } =
    paper
  const style = sheet()
  usePaper(`${title} ${number}`, '@page { size: A4; margin: 18mm 20mm }', onDone)
  return createPortal(
    <article data-print-sheet="" className={style.root}>
      <header className={style.head}>
        <p className={style.college}>{college}</p>
        <h1 className={style.title}>{t(title)}</h1>
        <p className={style.number}>{t('编号：{{number}}', { number })}</p>
      </header>
      <PaperFacts facts={facts} decisions={decisions} />
      <div className={style.signed}>
        <div className={style.check}>
          <QrCode size="sm" value={`${location.origin}/verify/${code}`} label={t('查验二维码')} />
          <div>
            <p className={style.strong}>{t('扫码查验真伪')}</p>
            <p className={style.small}>{t('校验码')}</p>
            <p className={style.code}>{spokenPrintCode(code)}</p>
            <p className={style.small}>{`${location.host}/verify`}</p>
          </div>
        </div>
        <div className={style.issued}>
          {seal ? (
            <img className={style.picture} src={seal} alt="" />
          ) : (
            <Seal words={college} purpose={t(purpose)} />
          )}
          <p className={style.day}>{printedAt.slice(0, 10)}</p>
        </div>
      </div>
      <footer className={style.foot}>
        {note && <p>{t(note)}</p>}
        <p>
          {t('第 {{copy}} 份　打印人：{{who}}　打印时间：{{time}}', {
            copy,
            who: printedBy,
            time: printedAt,
          })}
        </p>
      </footer>
    </article>,
    document.body,
  )
}

const sheet = sva({
  slots: [
    ...['root', 'head', 'college', 'title', 'number', 'signed', 'check'],
    ...['strong', 'small', 'code', 'issued', 'picture', 'day', 'foot'],
  ],
  base: {
    root: { display: 'none', paddingInline: '0.5', textStyle: 'body', _print: { display: 'grid', gap: '6' } },
    head: { display: 'grid', gap: '2', textAlign: 'center' },
    college: { textStyle: 'title.sm' },
    title: { textStyle: 'title.xl' },
    number: { textStyle: 'figure', textAlign: 'end' },
    signed: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '6',
      breakInside: 'avoid',
    },
    check: { display: 'flex', alignItems: 'center', gap: '3' },
    strong: { textStyle: 'body.strong' },
    small: { textStyle: 'caption', color: 'text.quiet' },
    code: { fontFamily: 'mono', fontWeight: '600' },
    issued: { display: 'grid', justifyItems: 'center', paddingInlineEnd: '4' },
    picture: { width: '36', height: '36', objectFit: 'contain' },
    // The seal lies over the day, as it does on paper.
    day: { marginBlockStart: '-5', textStyle: 'body.strong' },
    foot: {
      display: 'grid',
      gap: '1',
      paddingBlockStart: '3',
      borderBlockStartWidth: 'thin',
      borderBlockStartStyle: 'solid',
      borderColor: 'border.strong',
      textStyle: 'caption',
      color: 'text.quiet',
    },
  },
})
