import { SecondFactorPrompt } from '#workbench/second-factor/second-factor-prompt.tsx'
import { BindingPrompt } from '#workbench/session-prompts/binding-prompt.tsx'

/**
 * What asks the signed-in person something of its own accord, after a change of place (specification, section 4):
 * a second proof to set up, an account to bind. Each shows itself when it has something to ask.
 */
export const Prompts = () => (
  <>
    <BindingPrompt />
    <SecondFactorPrompt />
  </>
)
