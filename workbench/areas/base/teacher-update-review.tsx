import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { teacher } from '#domain/base/teacher.ts'
import { Reviews } from '#workbench/reviews/reviews.tsx'

/** 教师信息更新审核: what teachers have asked to be changed about them. */
export function Screen() {
  const { t } = useTranslation()
  const [state, setState] = useState<'pending' | 'handled'>('pending')
  return (
    <Stack>
      <PageHeader
        title={t('教师信息更新审核')}
        description={t(
          '教师在个人中心修改姓名、证件、职称等信息后在这里审核；通过后写入教师档案，并通知本人。',
        )}
      />
      <Card>
        <Stack>
          <Segmented
            label={t('审核状态')}
            value={state}
            options={[
              { value: 'pending', label: t('待审核') },
              { value: 'handled', label: t('已处理') },
            ]}
            onChange={(next) => setState(next ?? 'pending')}
          />
          <Reviews key={state} resource={teacher} state={state} />
        </Stack>
      </Card>
    </Stack>
  )
}
