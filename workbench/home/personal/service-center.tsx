import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { servicesQuery, usedQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useMatching } from './service-center/use-matching.ts'

/** 服务中心: everything the person may open, by category, with what they used last before it. */
export function Screen() {
  const { t } = useTranslation()
  const phone = usePhone()
  const [search, setSearch] = useState('')
  const used = useQuery(usedQuery).data ?? []
  return (
    <Stack>
      <PageHeader
        title={t('服务中心')}
        description={phone ? undefined : t('学校为您开通的全部服务。点亮星标即可放到首页。')}
        actions={
          <div className={box()}>
            <TextInput
              aria-label={t('搜索服务')}
              placeholder={t('名称、拼音或首字母，如 qjsp')}
              icon={<Search />}
              value={search}
              clearable
              maxLength={50}
              onWords={setSearch}
            />
          </div>
        }
      />
      {used.length > 0 && search.trim() === '' && (
        <Card title={t('最近使用')}>
          <ServiceGrid services={used.slice(0, 6)} />
        </Card>
      )}
      <Asked query={useQuery(servicesQuery)}>
        {(services) => <Categories services={services} search={search} onClear={() => setSearch('')} />}
      </Asked>
    </Stack>
  )
}

interface CategoriesProps {
  readonly services: readonly Service[]
  readonly search: string
  readonly onClear: () => void
}

function Categories({ services, search, onClear }: CategoriesProps) {
  const { t } = useTranslation()
  const found = useMatching(services, search)
  if (found.length === 0)
    return (
      <Card>
        <Empty
          reason="no-match"
          title={t('没有找到“{{search}}”', { search: search.trim() })}
          action={<Button onClick={onClear}>{t('清空搜索')}</Button>}
        />
      </Card>
    )
  return [...Map.groupBy(found, ({ category }) => category)].map(([category, own]) => (
    <Card key={category} title={t(category)}>
      <ServiceGrid services={own} collectable />
    </Card>
  ))
}

const box = cva({ base: { width: { base: 'full', md: 'field.lg' } } })
