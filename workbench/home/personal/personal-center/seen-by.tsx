import { useQuery } from '@tanstack/react-query'
import { Eye, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Loaded } from './loaded.tsx'
import { revealsQuery, viewsQuery } from './queries.ts'

const size = 10

/** Who saw one's personal values whole, and which administrators saw the portal as oneself. */
export function SeenBy() {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(1)
  const reveals = useQuery(revealsQuery(current, size))
  const views = useQuery(viewsQuery)
  return (
    <Stack>
      <Loaded query={reveals} title={t('谁查看过我的信息')}>
        {({ records, total }) =>
          total === 0 ? (
            <Empty
              title={t('还没有人查看过')}
              description={t('手机号、证件号码等信息平时只显示一部分；有人查看完整内容时，会记录在这里。')}
            />
          ) : (
            <Stack>
              <List
                label={t('谁查看过我的信息')}
                items={records.map(({ id, userName, field, purpose, createdAt }) => ({
                  id,
                  title: t('{{name}} 查看了{{field}}', { name: userName, field: t(field) }),
                  avatar: <Eye aria-hidden />,
                  description: t('{{time}}，用于{{purpose}}', { time: createdAt, purpose: t(purpose) }),
                }))}
              />
              {total > size && (
                <Pagination
                  simple
                  total={total}
                  current={current}
                  size={size}
                  onChange={(page) => setCurrent(page.current)}
                />
              )}
            </Stack>
          )
        }
      </Loaded>
      <Loaded query={views} title={t('管理员以我的身份查看')}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty
              title={t('没有记录')}
              description={t('管理员为核实问题以您的身份查看页面时，只能查看、不能办理，并会记录在这里。')}
            />
          ) : (
            <List
              label={t('管理员以我的身份查看')}
              items={rows.map(({ id, viewerName, reason, createdAt }) => ({
                id,
                title: viewerName,
                avatar: <UserSearch aria-hidden />,
                description: t('{{time}}，原因：{{reason}}', { time: createdAt, reason }),
              }))}
            />
          )
        }
      </Loaded>
    </Stack>
  )
}
