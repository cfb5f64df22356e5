import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Combobox } from '#design-system/combobox/combobox.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { workflowCase } from '#domain/workflow/case.ts'
import { CasePanel } from '#workbench/engine/approval/case-panel.tsx'
import { useCaseAddress } from '#workbench/engine/approval/use-case-address.ts'
import { useOffered } from '#workbench/engine/kinds/use-offered.ts'
import { namesQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 流程跟踪: one case, found by its title: as a picture first, who did what and when, and what an administrator may do with it. */
export function Screen() {
  const { t } = useTranslation()
  const { opened, open } = useCaseAddress()
  const [keyword, setKeyword] = useState<string>()
  const { offered } = useOffered(workflowCase.name, keyword)
  const { data: named } = useQuery(namesQuery(workflowCase.name, opened ? [opened] : []))
  return (
    <Stack>
      <PageHeader title={t('流程跟踪')} />
      <Card>
        <Field label={t('流程标题')}>
          <Combobox
            {...offered}
            value={opened ?? null}
            selectedLabel={named?.[0]?.label}
            clearable
            onSearch={setKeyword}
            onChange={(id) => open(id ?? undefined)}
          />
        </Field>
      </Card>
      <Card>
        {opened ? (
          <CasePanel which={{ id: opened }} look="picture" />
        ) : (
          <Empty title={t('请先查找一个流程')} description={t('按标题查找，或从流程实例列表进入。')} />
        )}
      </Card>
    </Stack>
  )
}
