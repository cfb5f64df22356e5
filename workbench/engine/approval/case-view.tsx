import { Alert } from '#design-system/alert/alert.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { caseStates } from '#domain/workflow/words.ts'
import { cva } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { Section } from '#workbench/engine/section.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CaseFacts } from './case-facts.tsx'
import { CaseWay, type CaseWayProps } from './case-way.tsx'
import { heardObjections } from './heard-objections.ts'
import { VerdictBar, type VerdictBarProps } from './verdict-bar.tsx'

export interface CaseViewProps
  extends Pick<VerdictBarProps, 'onDecided' | 'keys'>,
    Pick<CaseWayProps, 'look'> {
  readonly trace: CaseTrace
  /** Left out where what the application says stands beside it. */
  readonly facts?: boolean | undefined
}

/**
 * A case: what the application says, who decides on it by when, what was done so far, and what the reader may do. Who
 * wants its picture follows the way: there it stands before what the application says.
 */
export function CaseView({ trace, facts = true, look, ...bar }: CaseViewProps) {
  const { t } = useTranslation()
  const returned =
    trace.state === 'returned' ? trace.events.findLast(({ verb }) => verb === 'return') : undefined
  return (
    <article className={panel()} aria-label={trace.title}>
      <header className={head()}>
        <h2 className={title()}>{trace.title}</h2>
        <StateTag of={caseStates} code={trace.state} />
      </header>
      <p className={quiet()}>
        {t('{{name}} 于 {{time}} 发起', { name: trace.starter, time: trace.startedAt })}
      </p>
      <Stack gap="lg">
        {returned && (
          <Alert tone="warning" title={t('{{name}} 退回修改', { name: returned.by ?? t('系统') })}>
            {returned.comment}
          </Alert>
        )}
        {heardObjections(trace).map(({ serial, comment, at }) => (
          <Alert
            key={serial}
            tone="warning"
            title={t('公示期间收到异议（{{time}}）', { time: at.slice(0, 16) })}
          >
            {comment}
          </Alert>
        ))}
        {look === 'picture' && <CaseWay trace={trace} look={look} />}
        {facts && (
          <Section title={t('申请内容')}>
            <CaseFacts resource={trace.resource} row={trace.row} />
          </Section>
        )}
        {look !== 'picture' && <CaseWay trace={trace} look={look} />}
      </Stack>
      <VerdictBar trace={trace} {...bar} />
    </article>
  )
}

const panel = cva({ base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' } })
const head = cva({ base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' } })
const title = cva({ base: { textStyle: 'body.strong', overflowWrap: 'anywhere' } })
const quiet = cva({ base: { color: 'text.quiet', textStyle: 'body.sm' } })
