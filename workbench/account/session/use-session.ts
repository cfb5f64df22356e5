import { useSelector } from '@xstate/react'
import { session } from './session.ts'

type State = ReturnType<typeof session.getSnapshot>

/** A part of the session, followed as it changes. */
export const useSession = <Part>(part: (state: State) => Part) => useSelector(session, part)

/** Who sits here; null on the sign-in side. */
export const usePerson = () => useSession((state) => state.context.person)
