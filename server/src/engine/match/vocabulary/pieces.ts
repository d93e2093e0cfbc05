/**
 * Two letters (or three) that stand for a word where programs cut names short: `ITMNO`, `ORDDT`, `CUSNM`. The concept, then the letters. The
 * same letters may stand for several, as which is meant is told by the other name.
 */
const PIECES = `
number no nr nb nu id cd co
name nm na
first fn fs
last ln ls
date dt da dte fe
valid ef eff
created ad add
lead lt ld
time tm hr
description ds de dsc
type ty tp
class cl cls
category ct
group gr gp grp
status st sts
state st
street st
postal zp pc
country cn ct cy
phone ph tl
address ad
email em ml
price pr pc prc px
amount am at mt im
quantity qt qy qn
count ct nb
percent pc pct
discount ds dc dsc
currency cr cy
rate rt
unit um un unt
weight wt wgt
account ac
balance bl bal
order or oo ord cde
invoice iv inv
customer cu cus cs
supplier vn ven vd su fou for
product it itm pt prt art
employee em ee
line ln lin sq
flag fl fg
user us usr
year yr
month mo mn
warehouse wh whs
location lc loc ub
stock oh
department dp dpt
requested rq req
received rc rec rcv
receipt rc rct
shipping sh shp
sales sl sls
purchase pu pur ach acq
user us
code cd
value vl vlu
title ttl
reference rf ref
expiration xp exp
manager mgr
manufacturer mfr
message msg
text tx txt
acquired acq
maximum mx
minimum mn
`

/** What letters may stand for. */
export const PIECES_OF: ReadonlyMap<string, ReadonlySet<string>> = readPieces()

function readPieces(): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>()
  for (const line of PIECES.trim().split('\n')) {
    const [concept, ...letters] = line.split(' ')
    for (const one of letters) read.set(one, (read.get(one) ?? new Set()).add(concept!))
  }
  return read
}
