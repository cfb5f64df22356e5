import type { House, Person } from '#server/house.ts'
import type { Desk } from './serve.ts'

/** Does work in one transaction, and keeps its answer in the same one where the caller has asked for that. */
export const answered = <Answer>(house: House, person: Person, work: (desk: Desk) => Promise<Answer>) =>
  house.db.transaction().execute(async (db) => {
    const answer = await work({ db, house, person })
    await person.answering?.(db, answer)
    return answer
  })
