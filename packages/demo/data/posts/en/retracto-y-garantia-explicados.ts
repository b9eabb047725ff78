import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Withdrawal and guarantee: two different rights, explained with examples',
  excerpt:
    'One is for when you change your mind, the other for when it fails. Time limits, exceptions and what to keep.',
  imageAlt: 'A box with an arrow going back and, beside it, a part inside a shield with a spanner',
  body: `
They are mixed up all the time, and the difference is worth money. **Withdrawal**, *retracto* in Chile, is just because: you bought at a distance, did not like it and changed your mind. The **legal guarantee** is because it failed. They have different time limits and conditions, and neither stands in for the other.

## Withdrawal: ten days, no reasons

Law 19.496 gives it for purchases on the internet. It is **10 days in a row from when you receive the product**. If the shop did not send you a written confirmation of what you bought, it becomes 90.

The product has to come back as it arrived: unused, with its box, accessories and manuals. Opening the box to look is fine; using it for two weeks is not. The shop pays back what you paid within 45 days at the latest, and by law may not turn it into a voucher unless you agree.

**Example.** You buy a scratching post on Monday, it arrives on Thursday and does not fit in your living room. The days count from Thursday. You keep it in its box, ask for withdrawal from your order and hand it over.

### What cannot be withdrawn from

Some products by their nature cannot come back, and the law lets a shop exclude them if it says so **before** you buy: what spoils, what was made to measure, hygiene products whose seal was broken. In this shop, each product’s page says it.

## Legal guarantee: six months, you choose

If a new product arrives faulty or fails because of a defect, you have **6 months from when you receive it** (Law 21.398 raised it from three). And among these three it is you who chooses, not the shop:

1. free **repair**,
2. **exchange** for another,
3. your **money back**.

![Two timelines: that of withdrawal, short, and that of the guarantee, long](/media/post-plazos.svg)

Nobody can make you go through a repair service first. And if it is repaired and fails again, you may choose again.

**Example.** An alternator stops charging in the fourth month. You ask for the guarantee, bring the receipt and choose an exchange. If the garage connected it the wrong way round, though, that is misuse, which is not covered.

## Side by side

| | Withdrawal | Legal guarantee |
|---|---|---|
| Reason | None | A fault |
| Time limit | 10 days | 6 months |
| From | Receiving it | Receiving it |
| Condition | Unused | As it is |
| Who chooses | You, to return it | You, among three |

The **maker’s** guarantee, if there is one, is a gift on top: it adds to the legal one and does not replace it.

## What to keep

The receipt or the order number, and nothing else: that proves the purchase. If something arrives damaged, take photos with the box as you open it, and tell us soon. With parts, also keep the old one and the name of the garage that fitted the new one.

> A sign that says “no exchanges or returns” does not stand above the law. Nor does “30-day guarantee”.

## How to ask for it here

From your order, in **My account**: you choose the products and what you prefer, and see right there how much you get back and by when. If you bought without an account, create one with the same e-mail and the order is in it, or ask by telephone, in writing or in a store. The details are under [returns](/site/returns) and [guarantee](/site/guarantee). If we cannot agree, SERNAC, the consumer service, takes complaints free of charge at [sernac.cl](https://www.sernac.cl).
`,
}
