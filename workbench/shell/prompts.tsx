import { BindingPrompt } from '#workbench/account/prompts/binding-prompt.tsx'
import { SecondFactorPrompt } from '#workbench/account/second-factor/second-factor-prompt.tsx'

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
