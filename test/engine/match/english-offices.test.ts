import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('English words and short forms of offices, money and sales', () => {
  it.each([
    ['cash card bank_transfer direct_debit cheque', 'bank_transfer', 'BACS, CHAPS, EFT, Wire'],
    ['cash card bank_transfer direct_debit cheque', 'card', 'Amex, Visa, Chip and PIN'],
    ['current savings loan mortgage', 'savings', 'ISA, SB a/c, Instant access'],
    ['asset liability equity income expense', 'liability', 'Accruals, Creditors, Accounts payable'],
    ['net7 net14 net30', 'net30', '30d, 30 days nett, N30'],
    ['motor home travel life', 'motor', 'Van insurance, TPFT'],
    ['plaintiff defendant witness judge', 'plaintiff', 'Pltf, Claimant'],
    ['hourly fixed_fee contingency pro_bono', 'contingency', 'No win no fee, CFA'],
    ['sick vacation unpaid maternity', 'vacation', 'Annual leave, PTO, Hols'],
    ['full_time part_time temporary contractor', 'contractor', 'Subbie, Freelancer'],
    ['active on_leave terminated retired', 'terminated', 'Sacked, Let go, Made redundant'],
    ['exceeds meets below', 'below', 'Under performing, Needs improvement'],
    ['weekly fortnightly monthly', 'fortnightly', 'Alt weeks, Every 2 weeks'],
    ['laptop desktop server printer network', 'network', 'Switch, Firewall, Router'],
    ['open pending on_hold solved', 'pending', 'Awaiting user reply, Waiting on customer'],
    ['windows macos linux', 'linux', 'Ubuntu, RHEL'],
    ['fibre dsl cable mobile', 'fibre', 'FTTP, FTTH'],
    ['prospect customer supplier competitor', 'competitor', 'Rival, Rivals'],
    ['email phone referral trade_show', 'referral', 'Word of mouth, WOM, Friend told'],
    ['in_stock low_stock out_of_stock discontinued', 'out_of_stock', 'OOS, Sold out, Nil stk'],
    ['available reserved sold', 'reserved', 'Deposit taken, Put by, Layaway'],
  ])('of %s are %s: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['email sms phone', 'Mobile'],
    ['call email none', 'N/A, Nil'],
    ['income expense equity', 'Balance'],
    ['lead quoted won', 'No enquiries'],
    ['new open closed', 'No'],
  ])('of %s may be several, or none: %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
