import { queryOptions, useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { leaveCalls, type OwnPasses } from '#domain/leave/calls.ts'
import { passSeconds } from '#domain/leave/pass.ts'
import { directions } from '#domain/leave/words.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { isObject, session } from '#workbench/http/storage/storage.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useKeptPage } from '#workbench/portal/offline/use-kept-page.ts'
import { PassCode } from './pass/pass-code.tsx'

const passesQuery = queryOptions({
  queryKey: ['leave.application', 'passes'],
  async queryFn() {
    const passes = await ask(leaveCalls.passes, undefined, { quiet: true })
    session.write('passes', passes)
    return passes
  },
  // Of this tab, so that they outlast a reload where there is no network.
  initialData: () => session.read('passes', isPasses) ?? undefined,
  initialDataUpdatedAt: 0,
  networkMode: 'always',
  refetchInterval: passSeconds * 1000,
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: 'always',
})

const isPasses = (value: unknown): value is OwnPasses => isObject(value) && Array.isArray(value.codes)

/** 离校通行码: what the student shows at the gate. Codes come minutes ahead, so that it works without a network for as long. */
export function Screen() {
  const { t } = useTranslation()
  useKeptPage('/leave/pass')
  const query = useQuery(passesQuery)
  return (
    <div className={page()}>
      <Stack>
        <PageHeader title={t('离校通行码')} />
        <Asked query={query}>
          {({ leave, codes }) =>
            leave ? (
              <Card title={leave.title}>
                <Stack>
                  <p className={way({ direction: leave.direction })}>
                    {codeName(t, directions, leave.direction)}
                  </p>
                  <PassCode codes={codes} onRenew={() => void query.refetch()} />
                  {query.error && (
                    <Alert tone="warning" title={t('当前没有网络，二维码在 10 分钟内仍可使用。')} />
                  )}
                  <p className={note()}>
                    {t('有效时间：{{opens}} 至 {{closes}}', { opens: leave.opens, closes: leave.closes })}
                  </p>
                  <p className={note()}>{t('二维码每分钟更换，每个只能用一次；截图和转发无效。')}</p>
                </Stack>
              </Card>
            ) : (
              <Card>
                <Empty
                  title={t('当前没有可用的通行码')}
                  description={t('离校请假批准后，在请假开始前后凭通行码进出校门。')}
                />
              </Card>
            )
          }
        </Asked>
      </Stack>
    </div>
  )
}

// As wide as a phone even on a desk: it is held under a scanner.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
const way = cva({
  base: { textStyle: 'wall.md', textAlign: 'center' },
  variants: { direction: { out: { color: 'accent.text' }, in: { color: 'success.text' } } },
})
const note = cva({ base: { textStyle: 'body.sm', color: 'text.quiet', textAlign: 'center' } })
