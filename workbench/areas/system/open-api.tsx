import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Tree } from '#design-system/tree/tree.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { ChoiceFrame } from './choice-frame/choice-frame.tsx'
import { CallDetail } from './open-api/call-detail.tsx'
import { type CallTold, documentQuery } from './open-api/document.ts'
import { DownloadDocument } from './open-api/download-document.tsx'

/** 接口文档: every call of the server, what it takes and answers, and a try with one's own session. */
export function Screen() {
  const { t } = useTranslation()
  const [id, choose] = useAsked('call')
  const { data, error, refetch } = useQuery(documentQuery)
  const call = data?.find((each) => each.id === id)
  return (
    <ChoiceFrame
      title={t('接口')}
      extra={<DownloadDocument />}
      wide
      loading={!data && !error}
      error={error}
      onRetry={() => void refetch()}
      choice={
        data && (
          <Tree
            label={t('接口')}
            nodes={services(data)}
            value={id ? [id] : []}
            onChange={([chosen]) => chosen?.includes(' ') && choose(chosen)}
            defaultExpanded={call ? [call.service] : []}
            rows={20}
            searchable
          />
        )
      }
    >
      {call ? (
        <CallDetail key={call.id} call={call} />
      ) : (
        <Card>
          <Empty
            title={t('请选择接口')}
            description={t('共 {{count}} 个接口。每个接口注明所需权限，可用自己的登录试着查询。', {
              count: data?.length ?? 0,
            })}
          />
        </Card>
      )}
    </ChoiceFrame>
  )
}

/** Searched by their words and by their paths alike. */
const services = (calls: readonly CallTold[]) =>
  [...Map.groupBy(calls, ({ service }) => service)].map(([service, own]) => ({
    id: service,
    name: service,
    note: String(own.length),
    children: own.map(({ id, method, path, title }) => ({
      id,
      name: `${title} ${path.split('/').slice(3).join('/')}`,
      note: method,
    })),
  }))
