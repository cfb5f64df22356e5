import { fromPromise, type PromiseActorLogic } from 'xstate'

// biome-ignore lint/suspicious/noExplicitAny: any async function of one input, whatever it takes and gives
type Ports<P> = { [K in keyof P]: (input: any) => Promise<any> }
type Actors<P extends Ports<P>> = {
  [K in keyof P]: PromiseActorLogic<Awaited<ReturnType<P[K]>>, Parameters<P[K]>[0]>
}

/** The actors a machine names in `setup`: plain async functions, each failing loudly until somebody fills it. */
export function ports<P extends Ports<P>>(...names: (keyof P & string)[]): Actors<P> {
  const unfilled = (name: string) =>
    fromPromise(() => Promise.reject(new Error(`nobody filled the port "${name}"`)))
  return Object.fromEntries(names.map((name) => [name, unfilled(name)])) as unknown as Actors<P>
}

/** The same actors, done by these functions: `machine.provide({ actors: filled(ports) })`. */
export function filled<P extends Ports<P>>(implementations: P): Actors<P> {
  const entries = Object.entries(implementations) as [string, (input: unknown) => Promise<unknown>][]
  return Object.fromEntries(
    entries.map(([name, run]) => [name, fromPromise(({ input }) => run(input))]),
  ) as unknown as Actors<P>
}
