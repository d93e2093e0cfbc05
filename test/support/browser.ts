import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'

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

/** How long a page may take: 3 MB of script are there in 5 s alone, and in a minute beside four files of tests and a fuzzer on two cores. */
export const pagePatienceMs = 300_000

/** A browser of a test's own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    timeout: pagePatienceMs,
  })

/** A new page that waits as long as `pagePatienceMs` for whatever it is asked. */
export const patientPage = async (browser: Browser, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> => {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(pagePatienceMs)
  return page
}
