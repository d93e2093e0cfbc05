import { existsSync } from 'node:fs'

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The machine's Chromium, or undefined where there is none. CHROMIUM names another one. */
export const chromiumPath = candidates.find((path) => path !== undefined && existsSync(path))

/** Why tests of pages are skipped here. */
export const noBrowser = 'skipped: there is no Chromium here (install it, or set CHROMIUM to its path)'
