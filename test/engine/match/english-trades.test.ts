import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('English words and short forms of workshops, sites, stores and roads', () => {
  it.each([
    ['turning milling drilling grinding welding assembly', 'turning', 'Lathe, CNC turn, Centre lathe, Trn'],
    ['turning milling drilling grinding welding assembly', 'milling', 'VMC, HMC, Machining centre'],
    ['turning milling drilling grinding welding assembly', 'welding', 'TIG, MIG, Spot weld, Fab'],
    ['accept rework scrap return_to_supplier', 'return_to_supplier', 'RTV, RTS, Sent back'],
    ['steel stainless aluminium brass plastic', 'aluminium', '6082-T6, Ally, Alu'],
    ['steel stainless aluminium brass plastic', 'plastic', 'Nylon 66, PEEK, Delrin'],
    ['preventive corrective predictive', 'corrective', 'Breakdown, Reactive'],
    ['running standby down decommissioned', 'decommissioned', 'Decomm, Ripped out, Mothballed out'],
    ['single_phase three_phase dc', 'three_phase', '3ph, 415V, TPN'],
    ['gas electricity dual_fuel', 'electricity', 'Leccy, Elec'],
    ['labour material plant subcontract', 'plant', 'Digger, JCB hire, Equip'],
    ['tender awarded on_site snagging final_account', 'snagging', 'Snags, Punch list, Making good'],
    ['booked_in awaiting_parts ready collected', 'awaiting_parts', 'WOP, Waiting spares, Parts on order'],
    ['pcs box pallet kg', 'pcs', 'ea, each, Qty'],
    ['receiving storage picking packing shipping', 'receiving', 'Goods in, GI bay, Inbound'],
    ['planned dispatched in_transit delivered returned failed', 'delivered', 'POD, Signed for, Dlvd'],
    ['planned dispatched in_transit delivered returned failed', 'failed', 'Carded, No one home, Refused access'],
    ['petrol diesel hybrid electric', 'diesel', 'DERV, TDI, CRDI'],
    ['car motorcycle truck bus tractor', 'truck', 'HGV, Artic, LGV'],
    ['manual automatic adapted', 'automatic', 'CVT, DSG, Tiptronic'],
    ['season_ticket pay_and_display permit penalty', 'penalty', 'PCN, Excess charge'],
  ])('of %s are %s: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['installed commissioned', 'Done'],
    ['petrol diesel lpg', 'Gas'],
    ['loading shipping', 'Dep'],
    ['planned delivered', 'Overdue'],
  ])('of %s may be several, or none: %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
