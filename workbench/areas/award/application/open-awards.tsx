import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { OpenAward } from '#domain/award/calls.ts'
import { applicationStates } from '#domain/award/words.ts'
import { css } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ConditionList } from './condition-list.tsx'
import { useOpenAwards } from './use-open-awards.ts'

/** What may be applied for today, with the reader's own figures beside each condition. */
export function OpenAwards() {
  const { t } = useTranslation()
  const query = useOpenAwards()
  return (
    <Stack>
      <h2 className={heading}>{t('正在评选的奖项')}</h2>
      <Asked query={query}>
        {(awards) =>
          awards.length === 0 ? (
            <Card>
              <Empty title={t('现在没有接受申请的奖项')} />
            </Card>
          ) : (
            <Grid least="lg">
              {awards.map((award) => (
                <AwardCard key={award.batchId} {...award} />
              ))}
            </Grid>
          )
        }
      </Asked>
    </Stack>
  )
}

function AwardCard({ awardName, amount, unit, closesOn, note, judgements, mayApply, state }: OpenAward) {
  const { t } = useTranslation()
  const worth = amount === null ? unit : `${unit} · ${t('{{amount}} 元', { amount })}`
  return (
    <Card
      title={awardName}
      extra={
        state ? (
          <StateTag of={applicationStates} code={state} />
        ) : (
          <Tag tone={mayApply ? 'success' : 'neutral'}>{mayApply ? t('可以申请') : t('条件不符合')}</Tag>
        )
      }
    >
      <Stack gap="sm">
        <p className={quiet}>
          {worth} · {t('{{day}} 截止', { day: closesOn })}
        </p>
        {note && <p className={words}>{note}</p>}
        <ConditionList judgements={judgements} />
      </Stack>
    </Card>
  )
}

const heading = css({ textStyle: 'title.sm' })
const quiet = css({ color: 'text.quiet', textStyle: 'body.sm' })
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
