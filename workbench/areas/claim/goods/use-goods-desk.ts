import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { GoodsAct, GoodsDesk, GoodsStudent, GoodsWho } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { acts } from '#domain/claim/goods/states.ts'
import type { VerifyWay } from '#domain/claim/verdict.ts'
import { play } from '#workbench/devices/sound.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { deskQuery, findStudents, namedQuery, sendAct, sendUndo } from './calls.ts'
import { deskName } from './desk-name.ts'

const wayOf = (who: GoodsWho): VerifyWay =>
  'idNo' in who ? 'id-card' : 'cardUid' in who ? 'campus-card' : 'qr' in who ? 'qr' : 'name'

/** What is said with an act, but for whom and where. */
export type Asked = Omit<GoodsAct, 'kind' | 'id' | 'desk' | 'way'>

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The desk of one kind of goods: who stands at it, and what is done for them. */
export function useGoodsDesk(kind: GoodsKind) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [meant, setMeant] = useState<{ readonly id: string; readonly way: VerifyWay } | null>(null)
  /** Whom the last code stood for: it is good once, and a scanner is easily passed over it twice. */
  const [brought, setBrought] = useState<{ readonly qr: string; readonly id: string } | null>(null)
  const [several, setSeveral] = useState<readonly GoodsStudent[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [finding, setFinding] = useState(false)
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const settled = useSettled(typed)
  const named = useQuery({
    ...namedQuery(kind, typed === '' ? '' : settled),
    placeholderData: typed === '' ? undefined : keepPreviousData,
  })
  const query = useQuery(deskQuery(kind, meant?.id ?? null))

  async function find(who: GoodsWho) {
    setFault(null)
    setTyped('')
    if ('qr' in who && who.qr === brought?.qr) {
      setSeveral([])
      setMeant({ id: brought.id, way: 'qr' })
      play('pass')
      return
    }
    setFinding(true)
    try {
      const found = await findStudents(kind, who)
      const [first] = found
      setSeveral(found.length > 1 ? found : [])
      setMeant(first && found.length === 1 ? { id: first.id, way: wayOf(who) } : null)
      if (first && 'qr' in who) setBrought({ qr: who.qr, id: first.id })
      if (!first) {
        play('reject')
        setFault(
          'qr' in who
            ? t('二维码无效或已过期，请学生刷新后重新出示')
            : t('名单中没有找到该学生，请核对证件、卡片或姓名'),
        )
      } else play(found.length > 1 ? 'attention' : 'pass')
    } catch (error) {
      play('reject')
      setFault(messageOf(error))
    } finally {
      setFinding(false)
    }
  }

  /** What the server answered is what is shown; lists and figures are read anew. */
  const shown = async (desk: GoodsDesk) => {
    const { queryKey } = deskQuery(kind, desk.student.id)
    // One that was asked before the act would say how it stood then.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, desk)
    void client.invalidateQueries({
      predicate: ({ queryKey: [resource, part] }) => resource === 'claim.goods-order' && part !== 'desk',
    })
  }

  async function work(done: string, call: () => Promise<GoodsDesk>): Promise<string | null> {
    setBusy(true)
    try {
      const desk = await call()
      await shown(desk)
      play('pass')
      const last = desk.events.find(({ canUndo }) => canUndo)
      toast.success(done, {
        description: desk.student.name,
        ...(last && { action: { label: t('撤销'), onClick: () => void undo(last.id) } }),
      })
      return null
    } catch (error) {
      play('reject')
      void query.refetch()
      return messageOf(error)
    } finally {
      setBusy(false)
    }
  }

  async function undo(eventId: string) {
    const wrong = await work(t('已撤销'), () => sendUndo(eventId))
    if (wrong) toast.error(t(wrong))
  }

  return {
    kind,
    desk: meant ? query.data : undefined,
    loading: meant !== null && query.isPending,
    error: meant ? query.error : null,
    retry: () => void query.refetch(),
    several: typed === '' ? several : (named.data ?? []),
    fault,
    finding,
    busy,
    find,
    /** Shows whom a name may mean, while it is typed. */
    look: setTyped,
    choose: (id: string) => {
      setSeveral([])
      setTyped('')
      setMeant({ id, way: 'name' })
    },
    next: () => {
      setMeant(null)
      setSeveral([])
      setFault(null)
    },
    /** Answers what was wrong, or null when it was done. */
    act: (asked: Asked) =>
      work(t('{{act}}已办理', { act: codeName(t, acts, asked.act) }), () =>
        sendAct({ ...asked, kind, id: meant?.id ?? '', ...(meant && { way: meant.way }), desk: deskName() }),
      ),
    undo,
  }
}

export type GoodsDeskAtWork = ReturnType<typeof useGoodsDesk>
