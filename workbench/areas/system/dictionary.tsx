import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { ChoiceFrame } from './choice-frame/choice-frame.tsx'
import { kindsQuery } from './dictionary/calls.ts'
import { Entries } from './dictionary/entries.tsx'
import { KindTree } from './dictionary/kind-tree.tsx'

/** 数据字典: the dictionaries of the college, and the entries of one of them. */
export function Screen() {
  const { t } = useTranslation()
  const [code, choose] = useAsked('code')
  const { data, error, refetch } = useQuery(kindsQuery)
  const kind = data?.find((each) => each.code === code)
  return (
    <ChoiceFrame
      title={t('字典')}
      loading={!data && !error}
      error={error}
      onRetry={() => void refetch()}
      choice={data && <KindTree kinds={data} value={code} onChange={choose} />}
    >
      {kind ? (
        <Entries key={kind.code} kind={kind} />
      ) : (
        <Stack>
          <PageHeader title={t('数据字典')} />
          <Card>
            <Empty
              title={t('请选择字典')}
              description={t('开放字典的字典项可以新增、修改和停用；系统字典由程序使用，只能查看。')}
            />
          </Card>
        </Stack>
      )}
    </ChoiceFrame>
  )
}
