import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { verificationCalls } from '#domain/claim/calls.ts'
import { codeRenewal } from '#domain/claim/verify-code.ts'
import { cva } from '#styled-system/css/index.js'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CodePanel } from './verify-qr/code-panel.tsx'
import { OwnState } from './verify-qr/own-state.tsx'

/** 核验二维码: what a newcomer shows at the desk, and what they should have with them. */
export function Screen() {
  const { t } = useTranslation()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['claim.verification', 'code'],
    queryFn: () => ask(verificationCalls.code, undefined, { quiet: true }),
    refetchInterval: codeRenewal * 1000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const renew = () => void refetch()
  return (
    <div className={page()}>
      <Stack>
        <PageHeader title={t('核验二维码')} />
        {!data && error && (
          <Alert
            tone="danger"
            title={t(error.message)}
            action={<Button onClick={renew}>{t('重试')}</Button>}
          />
        )}
        {!data && !error && <Card loading>{null}</Card>}
        {data && !data.student && (
          <Card>
            <Empty
              title={t('您不在今年的录取名单中')}
              description={t('核验二维码供当年录取的新生使用。如有疑问，请联系招生部门核对考生号。')}
            />
          </Card>
        )}
        {data?.student && (
          <>
            <Card title={data.student.name}>
              <Stack>
                <p className={number()}>{t('考生号：{{no}}', { no: data.student.candidateNo })}</p>
                {data.student.arrival === 'arrived' && (
                  <Alert
                    tone="success"
                    title={t('您已于 {{at}} 完成报到核验。', { at: data.student.arrivedAt ?? '' })}
                  >
                    {t('领取床上用品、军训服装和钥匙时，可以出示此二维码代替证件。')}
                  </Alert>
                )}
                {data.code ? (
                  <CodePanel
                    code={data.code}
                    since={dataUpdatedAt}
                    seconds={data.seconds}
                    renewal={data.renewal}
                    fault={error ? t(error.message) : undefined}
                    onRenew={renew}
                  />
                ) : (
                  <Alert
                    tone="info"
                    title={t('您当前的报到状态不需要现场核验。如需报到，请先联系招生部门。')}
                  />
                )}
              </Stack>
            </Card>
            <OwnState own={data} />
          </>
        )}
      </Stack>
    </div>
  )
}

// As wide as a phone even on a desk: it is held under a scanner.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
const number = cva({ base: { textStyle: 'body', color: 'text.quiet' } })
