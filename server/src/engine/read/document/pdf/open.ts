import { EngineError } from '../../../model.ts'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'

/**
 * pdf.js adds up numbers by a function of the standard (ECMA-262, Math.sumPrecise) that Node 24 has not yet; without it, the
 * tables of some fonts are left out. They are checksums of integers, for which plain adding is exact.
 */
function addMissingParts(): void {
  const math = Math as { sumPrecise?: (values: Iterable<number>) => number }
  math.sumPrecise ??= (values) => {
    let sum = 0
    for (const value of values) sum += value
    return sum
  }
}

/**
 * Opens a PDF. Nothing in it is run, and nothing outside of it is asked for: no scripts, no fonts of the machine, no
 * addresses. Pictures aren't unpacked.
 *
 * @throws EngineError when it is encrypted or broken beyond repair.
 */
export async function openPdf(bytes: Uint8Array, name: string): Promise<PDFDocumentProxy> {
  addMissingParts()
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    stopAtErrors: false,
    enableXfa: false,
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await task.promise
  } catch (error) {
    const kind = error instanceof Error ? error.name : ''
    if (kind === 'PasswordException') {
      throw new EngineError(
        `${JSON.stringify(name)} is encrypted with a password: save it without one and send it again`,
        { cause: error },
      )
    }
    throw new EngineError(
      `${JSON.stringify(name)} is damaged or was cut off and can't be read as a PDF: save or print it anew and send it again`,
      { cause: error },
    )
  }
}
