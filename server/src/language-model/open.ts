import type { ModelConfig } from '../config.ts'
import type { LanguageModel } from './language-model.ts'

/** The configured model. What speaks to it is loaded when it is asked for the first time. */
export const openLanguageModel = (config: ModelConfig): LanguageModel => ({
  name: config.name,
  advise: async (doubts, budget, signal) => {
    const [{ advise }, { openProvider }] = await Promise.all([import('./ask.ts'), import('./provider.ts')])
    return advise(openProvider(config), config, doubts, budget, signal)
  },
})
