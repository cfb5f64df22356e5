import { useEffect, useState } from 'react'
import { FullScreen } from '#design-system/full-screen/full-screen.tsx'
import { useFullScreen } from '#design-system/full-screen/use-full-screen.ts'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { DeskStudent } from '#domain/claim/desk-calls.ts'
import { holds, type Line, waits } from '#machines/verify-desk/line.ts'
import { mayBeLetIn } from '#machines/verify-desk/verify-desk.machine.ts'
import { cva } from '#styled-system/css/index.js'
import { useSession } from '#workbench/account/session/use-session.ts'
import type { DeviceEvent } from '#workbench/devices/heard.ts'
import { isMuted, mute, play } from '#workbench/devices/sound.ts'
import { local } from '#workbench/http/storage/storage.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DeskActs } from './desk-acts.tsx'
import { DeskHead } from './desk-head.tsx'
import { DeskNotes } from './desk-notes.tsx'
import { DeskReaders } from './desk-readers.tsx'
import { DeskSlip } from './desk-slip.tsx'
import { DeskTally } from './desk-tally.tsx'
import { LetInDialog } from './let-in-dialog.tsx'
import { OpenEnds } from './open-ends.tsx'
import { Past } from './past.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { entryOf, meantBy } from './tap.ts'
import { UndoDialog } from './undo-dialog.tsx'
import { useDesk } from './use-desk.ts'
import { type DeskAct, useDeskKeys } from './use-desk-keys.ts'
import { useLying } from './use-lying.ts'
import { useOthers } from './use-others.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { saidOf } from './verdict-words.ts'

interface BoardProps {
  readonly account: string
  /** Which desk this is. */
  readonly name: string
  readonly onName: () => void
}

type Over = { readonly type: 'search' | 'queue' } | { readonly type: 'undo' | 'print'; readonly line: Line }

/** The desk at work: who is in front of it, what to say, and all that can be done about it with one hand. */
export function Board({ account, name, onName }: BoardProps) {
  const { t } = useTranslation()
  const locked = useSession((state) => state.matches('locked'))
  const screen = useFullScreen()
  const ofOthers = useOthers(account)
  const [hint, setHint] = useState<string | null>(null)
  const [muted, setMuted] = useState(isMuted)
  const { cardLies, onPlace } = useLying()
  const [over, setOver] = useState<Over | null>(null)
  const close = () => setOver(null)

  const desk = useDesk(account, {
    onTold(line) {
      setHint(null)
      play(saidOf(line).cue)
    },
    onConflict(line) {
      play('attention')
      toast.warning(
        t('{{name}}的核验与服务器不一致，请查看', { name: line.student?.name ?? t('一位学生') }),
        {
          action: { label: t('查看'), onClick: () => setOver({ type: 'queue' }) },
        },
      )
    },
  })
  const { current, lines, send, facts } = desk

  function hear(event: DeviceEvent) {
    if (locked) return
    // A card held to a reader is somebody at the desk, as a key that is pressed is.
    dispatchEvent(new Event('touchstart'))
    const meant = meantBy(event, name)
    if ('hint' in meant) {
      setHint(meant.hint)
      play('attention')
      return
    }
    if (over?.type === 'search') close()
    send({ type: 'TAP', ...meant })
  }

  function choose(student: DeskStudent) {
    close()
    const at = Date.now()
    send({ type: 'TAP', entry: entryOf({ way: 'name', who: { id: student.id } }, name, at), at })
  }

  /** Whom a key acts on: the one who is shown, and let in. */
  const inFront = current && holds(current) ? current : null
  const can = {
    print: inFront !== null,
    undo: inFront !== null,
    letIn: current !== null && mayBeLetIn(current) && desk.net === 'up' && !desk.isJudging,
  }
  function act(what: DeskAct) {
    if (what === 'search' || what === 'queue') setOver({ type: what })
    if ((what === 'undo' || what === 'print') && inFront) setOver({ type: what, line: inFront })
    if (what === 'letIn' && can.letIn) send({ type: 'LET_IN' })
    if (what === 'clear') send({ type: 'CLEAR' })
    if (what === 'mute') {
      mute(!muted)
      setMuted(!muted)
    }
  }
  useDeskKeys(!locked, act)
  const sounds = facts.settings?.sound
  useEffect(() => {
    // What was said on this computer goes before what the college begins with.
    if (sounds !== false || local.savedAt('deskSound') !== null) return
    mute(true)
    setMuted(true)
  }, [sounds])

  return (
    <FullScreen full={screen.full}>
      <Stack gap="md">
        <DeskHead
          name={name}
          net={desk.net}
          copy={facts}
          waiting={lines.filter(waits).length}
          conflicts={lines.filter(({ conflict }) => conflict !== null).length}
          muted={muted}
          screen={screen}
          onName={onName}
          onMute={() => act('mute')}
          onQueue={() => act('queue')}
        />
        <DeskActs can={can} name={inFront?.student?.name} onAct={act} />
        <DeskReaders onEvent={hear} onPlace={onPlace} />
        <DeskNotes facts={facts} net={desk.net} ofOthers={ofOthers} />
        <div className={halves()}>
          {desk.isOpen ? (
            <VerdictPanel line={current} isJudging={desk.isJudging} hint={hint} cardLies={cardLies} />
          ) : (
            <Skeleton shape="block" height={64} />
          )}
          <Stack gap="md">
            <DeskTally lines={lines} />
            <Past
              lines={lines}
              onUndo={(line) => setOver({ type: 'undo', line })}
              onPrint={(line) => setOver({ type: 'print', line })}
            />
          </Stack>
        </div>
      </Stack>
      {over?.type === 'search' && <SearchDialog onChoose={choose} onClose={close} />}
      {over?.type === 'queue' && (
        <OpenEnds
          lines={lines}
          isSending={desk.isSending}
          onSend={() => send({ type: 'FLUSH' })}
          onDone={({ entry }) => send({ type: 'ACKNOWLEDGE', key: entry.key })}
          onUndo={(line) => setOver({ type: 'undo', line })}
          onClose={close}
        />
      )}
      {over?.type === 'undo' && (
        <UndoDialog
          line={over.line}
          onClose={close}
          onUndo={(reason) => {
            send({ type: 'UNDO', key: over.line.entry.key, reason })
            close()
          }}
        />
      )}
      {over?.type === 'print' && <DeskSlip line={over.line} settings={facts.settings} onDone={close} />}
      {desk.lettingIn && current && (
        <LetInDialog
          line={current}
          account={account}
          fault={desk.fault}
          busy={desk.isLettingIn}
          onLetIn={(key, override) => send({ type: 'OVERRIDE', key, override })}
          onCancel={() => send({ type: 'CANCEL' })}
        />
      )}
    </FullScreen>
  )
}

const halves = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 2fr) minmax(0, 1fr)]' },
  },
})
