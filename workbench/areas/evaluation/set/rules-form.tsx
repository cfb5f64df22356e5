import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { rounded, weightsHold } from '#domain/evaluation/arithmetic.ts'
import { evaluationSetCalls } from '#domain/evaluation/set/calls.ts'
import type { evaluationType } from '#domain/evaluation/type.ts'
import type { PageRow } from '#domain/kernel/infer.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { RulesTable } from './rules-table.tsx'
import { TrialView } from './trial-view.tsx'

export interface TypeRule {
  readonly id: string
  readonly weight: number
  readonly base: number
  readonly cap: number
}

export type TypeRow = PageRow<typeof evaluationType>

const ruleOf = ({ id, weight, base, cap }: TypeRow): TypeRule => ({
  ...{ id, weight: weight ?? 0, base: base ?? 0, cap: cap ?? 100 },
})

/** The rules of all types. They are applied as they were tried: a change after the trial asks for another. */
export function RulesForm({ types }: { readonly types: readonly TypeRow[] }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [known] = useState(() => types.map(ruleOf))
  const [rules, setRules] = useState<readonly TypeRule[]>(known)
  const trial = useMutation({
    mutationFn: (asked: readonly TypeRule[]) => ask(evaluationSetCalls.preview, { rules: [...asked] }),
  })
  const applying = useMutation({
    mutationFn: () => ask(evaluationSetCalls.apply, { rules: [...rules] }),
    onSuccess: ({ batches }) => {
      toast.success(t('已应用，{{batches}} 个进行中的批次已重新计算', { batches }))
      return queries.invalidateQueries()
    },
  })
  useLeaveGuard(() => rules !== known && !applying.isSuccess)
  const change = (id: string, set: Partial<TypeRule>) => {
    trial.reset()
    setRules(rules.map((rule) => (rule.id === id ? { ...rule, ...set } : rule)))
  }
  const sum = rounded(rules.reduce((all, { weight }) => all + weight, 0))
  const holds = weightsHold(rules)
  if (types.length === 0)
    return (
      <Card>
        <Empty title={t('还没有启用的测评类型')} />
      </Card>
    )
  return (
    <>
      <Card
        title={t('权重与分值')}
        extra={
          <Stack direction="row" gap="sm">
            <Button
              disabled={rules === known}
              onClick={() => {
                trial.reset()
                setRules(known)
              }}
            >
              {t('还原')}
            </Button>
            <Button
              loading={trial.isPending}
              disabled={rules === known || !holds}
              onClick={() => trial.mutate(rules)}
            >
              {t('试算')}
            </Button>
            <Button
              variant="solid"
              loading={applying.isPending}
              disabled={!trial.isSuccess || rules === known}
              onClick={() => applying.mutate()}
            >
              {t('应用')}
            </Button>
          </Stack>
        }
      >
        <Stack>
          {!holds && <Alert tone="warning" title={t('权重合计 {{sum}}%，应为 100%', { sum })} />}
          <RulesTable types={types} rules={rules} onChange={change} />
        </Stack>
      </Card>
      {trial.data && <TrialView trials={trial.data.trials} />}
    </>
  )
}
