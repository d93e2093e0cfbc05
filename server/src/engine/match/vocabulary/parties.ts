/**
 * Who something may be of, each line those that may be one and the same: the client of a vet is the owner of the animal, the technician an
 * employee. Concepts, as people.ts has them.
 */
const ALIKE = `
customer company contact person member patient guest tenant student pupil donor guardian applicant recipient owner user responsible beneficiary partner parent
supplier payee company contact person sender owner user responsible
employee user manager responsible supervisor agent owner person team author
driver employee person user responsible
technician employee person user responsible
teacher employee person user responsible
doctor employee person user responsible
dentist doctor employee person user responsible
veterinarian doctor employee person user responsible
attorney employee person user responsible agent
landlord owner company contact person
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')))

const PARTIES = new Set(ALIKE.flatMap((line) => [...line]))

/** Those of the concepts that are somebody. */
export function partiesAmong(concepts: readonly string[]): string[] {
  return concepts.filter((concept) => PARTIES.has(concept))
}

export function mayBeOne(party: string, other: string): boolean {
  return party === other || ALIKE.some((line) => line.has(party) && line.has(other))
}
