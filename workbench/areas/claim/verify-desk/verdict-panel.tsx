import { CircleCheck, CircleHelp, CircleX, IdCard, TriangleAlert } from 'lucide-react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { verdicts } from '#domain/claim/verdict.ts'
import { holds, type Line } from '#machines/verify-desk/line.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { NamePair } from './name-pair.tsx'
import { StudentFacts } from './student-facts.tsx'
import { saidOf, type Tone, undoWords } from './verdict-words.ts'

const icons = {
  success: <CircleCheck aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  danger: <CircleX aria-hidden />,
  neutral: <CircleHelp aria-hidden />,
} satisfies Record<Tone, unknown>

interface VerdictPanelProps {
  readonly line: Line | null
  readonly isJudging: boolean
  /** Something was held to a reader that means nobody. */
  readonly hint: string | null
  /** On a reader that can tell; of the others it is not known, and nothing is said. */
  readonly cardLies: boolean
}

/** What is said to the student in front of the desk, in letters that are read from two metres away. */
export function VerdictPanel({ line, isJudging, hint, cardLies }: VerdictPanelProps) {
  const { t } = useTranslation()
  const said = line && !isJudging ? saidOf(line) : null
  const style = panel({ tone: said?.tone ?? 'neutral' })
  return (
    <section
      className={style.root}
      aria-label={t('核验结果')}
      data-tone={said?.tone}
      data-verdict-panel={said ? line?.entry.key : ''}
      aria-busy={isJudging}
    >
      <div className={style.head} role="alert" aria-atomic="true">
        <span className={style.icon}>
          {isJudging ? <Spinner size="lg" /> : said ? icons[said.tone] : <IdCard aria-hidden />}
        </span>
        <div className={style.words}>
          {isJudging ? (
            <p className={style.word}>{t('正在核验')}</p>
          ) : said && line ? (
            <>
              <p className={style.word}>{t(said.word, { context: verdicts.name })}</p>
              {line.student && <p className={style.name}>{line.student.name}</p>}
            </>
          ) : (
            <>
              <p className={style.word}>{t('请刷身份证或校园卡')}</p>
              <p className={style.say}>{hint ? t(hint) : t('也可以扫描核验二维码，或按姓名查找。')}</p>
            </>
          )}
          {said && line && (
            <span className={style.tags}>
              {line.told?.provisional && <Tag tone="warning">{t('按名单副本判断，待上传')}</Tag>}
              {line.undo?.state === 'refused' && <Tag tone="danger">{t(undoWords.refused)}</Tag>}
              {cardLies && <Tag tone="info">{t('请取走证件')}</Tag>}
            </span>
          )}
        </div>
      </div>
      {said && line && (
        <div className={style.body}>
          {line.told?.verdict === 'mismatch' && line.student && line.entry.cardName && (
            <NamePair card={line.entry.cardName} listed={line.student.name} />
          )}
          <p className={style.why}>{t(said.why)}</p>
          <p className={style.say}>
            <b>{t('告诉学生：')}</b>
            {t(said.say)}
          </p>
          {line.student && <StudentFacts line={line} withGoods={holds(line)} />}
        </div>
      )}
    </section>
  )
}

const toned = (name: 'success' | 'warning' | 'danger') =>
  ({
    root: { borderColor: `${name}.border` },
    head: { bg: `${name}.soft` },
    icon: { color: `${name}.text` },
    word: { color: `${name}.text` },
  }) as const

const panel = sva({
  slots: ['root', 'head', 'icon', 'words', 'word', 'name', 'tags', 'body', 'why', 'say'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      borderWidth: 'thick',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'card',
      bg: 'surface',
      overflow: 'hidden',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '4', md: '8' },
      minHeight: 'chart.sm',
      padding: { base: '4', md: '8' },
    },
    icon: {
      display: 'inline-flex',
      flex: 'none',
      color: 'accent.text',
      '& svg': { width: { base: '16', md: '32' }, height: { base: '16', md: '32' } },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    word: { textStyle: { base: 'title.xl', md: 'wall.xl' }, overflowWrap: 'anywhere' },
    name: { textStyle: { base: 'title.lg', md: 'title.xl' }, overflowWrap: 'anywhere' },
    tags: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: { base: '4', md: '6' },
    },
    why: { textStyle: 'title.sm', fontWeight: '400' },
    say: { textStyle: 'title.sm', fontWeight: '400', color: 'text.quiet' },
  },
  variants: {
    tone: {
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
      neutral: {},
    },
  },
})
