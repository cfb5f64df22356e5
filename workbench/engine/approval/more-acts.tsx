import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Action } from '#domain/kernel/action.ts'
import { type CaseActed, caseActed } from '#domain/workflow/asked.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { caseAsks } from '#domain/workflow/case-asks.ts'
import { type Verb, verbs } from '#domain/workflow/words.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import type { Values } from '#workbench/engine/values.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { CaseActs } from './use-case-acts.ts'

interface MoreActsProps {
  readonly trace: CaseTrace
  readonly act: CaseActs['act']
  readonly onDone?: (() => void) | undefined
}

type Offer = CaseTrace['offers'][number]

const asks: Readonly<Partial<Record<Verb, Action>>> = caseAsks
/** Done at once. */
const plain: readonly Verb[] = ['urge', 'activate', 'move', 'reclaim', 'remove-sign']
/** An objection is made where a notice is read. */
const takes: readonly string[] = [...plain, ...Object.keys(asks)].filter((verb) => verb !== 'object')
/** What takes a task out of one's hands. */
const leaving: readonly Verb[] = ['transfer', 'delegate', 'hand-back']

/** Everything else that may be done with a case: only what the server offers this reader. */
export function MoreActs({ trace, act, onDone }: MoreActsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Offer>()
  const offers = trace.offers.filter(({ verb }) => takes.includes(verb))
  if (offers.length === 0) return null
  const labelOf = ({ verb, task }: Offer) => {
    const label = t(asks[verb]?.label ?? codeName(t, verbs, verb))
    const signer =
      verb === 'remove-sign' && trace.steps.flatMap(({ tasks }) => tasks).find(({ id }) => id === task)
    return signer ? t('{{action}}：{{name}}', { action: label, name: signer.person }) : label
  }

  async function send(offer: Offer, answers: Values = {}) {
    await act(commandOf(trace.id, offer, answers))
    toast.success(t('{{action}}成功', { action: labelOf(offer) }))
    setAsked(undefined)
    if (leaving.includes(offer.verb)) onDone?.()
  }

  const choose = (at: string) => {
    const offer = offers[Number(at)]
    if (!offer) return
    if (asks[offer.verb]) setAsked(offer)
    else void send(offer).catch(() => {})
  }
  const action = asked && asks[asked.verb]
  return (
    <>
      <Menu
        trigger={<Button>{t('更多')}</Button>}
        items={offers.map((offer, at) => ({
          value: String(at),
          label: labelOf(offer),
          danger: asks[offer.verb]?.danger ?? false,
        }))}
        onSelect={choose}
      />
      {asked && action && (
        <Asking
          resource={{ name: 'workflow.case' }}
          action={action}
          title={t('{{action}}：{{name}}', { action: t(action.label), name: trace.title })}
          send={(answers) => send(asked, answers)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** What was answered, as the call takes it: several people as a list. */
function commandOf(id: string, { verb, task, step }: Offer, answers: Values): CaseActed {
  const { people, ...rest } = answers
  const list = typeof people === 'string' ? { people: people.split(',') } : {}
  return caseActed.parse({ id, verb, ...(task && { task }), ...(step && { step }), ...rest, ...list })
}
