import { useQuery } from '@tanstack/react-query'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { punishmentCalls } from '#domain/affairs/punishment/calls.ts'
import { css } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'

/** How much of the term the student has served, what happened since, and from when on they may ask for the removal. */
export function RemovalProgress({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['affairs.punishment', 'removal', id],
    queryFn: () => ask(punishmentCalls.removal, { id }, { quiet: true }),
  })
  return (
    <Asked query={query}>
      {({ began, termDays, servedDays, removableOn, laterViolations, laterPunishments, due }) => (
        <Stack gap="sm">
          <Progress
            value={servedDays}
            max={termDays}
            label={t('解除条件')}
            figure={t('已执行 {{served}} / {{term}} 天', { served: servedDays, term: termDays })}
            tone={due ? 'success' : 'accent'}
            note={due ? t('处分期限已满，可以申请解除') : t('{{from}} 起可以申请解除', { from: removableOn })}
          />
          <Descriptions
            layout="beside"
            columns={1}
            items={[
              { label: t('期限起算'), value: began },
              { label: t('期间违纪'), value: String(laterViolations) },
              { label: t('期间处分'), value: String(laterPunishments) },
            ]}
          />
          {laterViolations + laterPunishments > 0 && (
            <p className={note}>{t('期间有新的违纪或处分，处分期限自最近一次起重新计算。')}</p>
          )}
          {due && <Go href="/affairs/punishment-cancel-apply">{t('申请解除')}</Go>}
        </Stack>
      )}
    </Asked>
  )
}

const note = css({ textStyle: 'caption', color: 'text.quiet' })
