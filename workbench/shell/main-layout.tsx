import { usePerson } from '#workbench/session/use-session.ts'
import { Surroundings } from './surroundings.tsx'
import { Workplace } from './workplace.tsx'

/** Everything behind the sign-in. What one person opened and read goes with that person. */
export function MainLayout() {
  const person = usePerson()
  if (!person) return null
  return (
    <Surroundings key={person.account}>
      <Workplace />
    </Surroundings>
  )
}
