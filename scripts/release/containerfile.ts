/** One instruction: its name, its words, and all that follows the name as it stands there. */
export interface Instruction {
  name: string
  words: string[]
  text: string
}

/** The instructions of a Containerfile that keeps each in one line. Options (`--interval=10s`) are left out. */
export const readContainerfile = (text: string): Instruction[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+)\s+(?:--[a-z-]+=\S+\s+)*(.*)$/.exec(line) ?? []
      if (name === '') throw new Error(`Containerfile: ${JSON.stringify(line)} is no instruction in one line.`)
      return { name, words: rest.split(/\s+/), text: rest }
    })
