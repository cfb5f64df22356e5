import { useState } from 'react'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { Section } from '#workbench/engine/section.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CasePicture } from './case-picture.tsx'
import { CaseSteps } from './case-steps.tsx'
import { CaseText } from './case-text.tsx'
import { CaseTrail } from './case-trail.tsx'

const looks = { timeline: '时间线', picture: '流程图', text: '文字' } as const
type Look = keyof typeof looks

export interface CaseWayProps {
  readonly trace: CaseTrace
  /** What it is shown as at first. */
  readonly look?: Look | undefined
}

/** The way of a case and what was done on it, as the reader likes to look at it; the text tells both. */
export function CaseWay({ trace, look: first = 'timeline' }: CaseWayProps) {
  const { t } = useTranslation()
  const [look, setLook] = useState<Look>(first)
  return (
    <>
      <Section
        title={t('审批进度')}
        extra={
          <Segmented
            size="sm"
            label={t('显示为')}
            options={(Object.keys(looks) as Look[]).map((value) => ({ value, label: t(looks[value]) }))}
            value={look}
            onChange={(next) => next && setLook(next)}
          />
        }
      >
        {look === 'timeline' && <CaseSteps steps={trace.steps} />}
        {look === 'picture' && <CasePicture trace={trace} />}
        {look === 'text' && <CaseText trace={trace} />}
      </Section>
      {look !== 'text' && (
        <Section title={t('办理记录')}>
          <CaseTrail events={trace.events} />
        </Section>
      )}
    </>
  )
}
