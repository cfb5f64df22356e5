import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Roster, Shift, Verified } from '#domain/claim/desk-calls.ts'
import { linesByToken, secretOfId } from '#domain/claim/desk-list.ts'
import { prepareDesks } from '#server/areas/claim/verification/prepare.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { type Admitted, admit } from '#tests/support/admitted.ts'
import type { Engine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { type DeskList, keptShift } from '#workbench/areas/claim/verify-desk/roster.ts'

/** A college with a verifier at a desk, for the tests of one `describe`. */
export function deskOn(engine: Engine) {
  const college = sessionsOn(engine)
  const { ask, signIn, person, tenantId } = college
  const at = () => timeOf(new Date(college.now()))
  let account = ''
  let token = ''

  const signedIn = async (who: string): Promise<string> => (await signIn(who)).body.access_token
  const signInAgain = async () => {
    token = await signedIn(account)
  }
  beforeAll(async () => {
    account = await person('verifier')
    await signInAgain()
  })

  /** A call of the desk, asked by its verifier unless another token is given. */
  async function call(name: string, json?: object, by = token) {
    const asked = { token: by, ...(json && { json }) }
    const { status, body } = await ask(json ? 'POST' : 'GET', `claim/verification/${name}`, asked)
    return { status, msg: body.msg as string, data: body.data }
  }

  const entry = (who: object, more: object = {}) => ({
    key: crypto.randomUUID(),
    way: 'id-card',
    who,
    desk: '东门 1 号台',
    at: at(),
    ...more,
  })
  const admitted = (people: Parameters<typeof admit>[2]) => admit(college.app().db, tenantId, people)

  const shift = async () => (await call('shift')).data as Shift
  const roster = async (of: string, since?: string): Promise<Roster> =>
    (await call(`roster?shift=${of}${since === undefined ? '' : `&since=${since}`}`)).data

  return {
    college,
    shift,
    roster,
    /** Stretches what waits for it, as the night does. */
    prepared: () => prepareDesks(college.app(), tenantId),
    /** A shift with its whole list, as a desk keeps them. */
    async list(): Promise<DeskList> {
      const given = await shift()
      return { shift: await keptShift(given), roster: await roster(given.name) }
    },
    /** What the list says of somebody. */
    onList: ({ shift: { key }, roster: { students } }: DeskList, id: string) =>
      linesByToken(students).find(key, secretOfId(id)),
    account: () => account,
    at,
    signedIn,
    signInAgain,
    call,
    entry,
    admitted,
    one: async (more: object = {}) => (await admitted([more]))[0] as Admitted,
    verify: async (who: object, more: object = {}): Promise<Verified> =>
      (await call('verify', entry(who, more))).data,
    async arrivalOf(id: string) {
      const { rows } = await sql<{ arrival: string }>`select arrival from admissions_admitted_student
        where tenant_id = ${tenantId} and id = ${id}`.execute(college.app().db)
      return rows[0]?.arrival
    },
    async audited(action: string) {
      const { rows } = await sql<{ detail: string }>`select detail from security_audit_record
        where tenant_id = ${tenantId} and action = ${action} order by serial`.execute(college.app().db)
      return rows.map(({ detail }) => detail)
    },
  }
}
