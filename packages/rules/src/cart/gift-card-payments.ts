/** What a gift card has left, in yen. */
interface GiftCardBalance {
  readonly balance: number;
}

/** A gift card, and its part of an amount in yen. */
export interface GiftCardPayment<Card extends GiftCardBalance> {
  readonly card: Card;
  readonly amount: number;
}

/** Each card's part of an amount: in turn, until it is paid or the cards are empty (PLAT-08, CART-09). */
export function giftCardPayments<Card extends GiftCardBalance>(
  cards: readonly Card[],
  amount: number,
): GiftCardPayment<Card>[] {
  let left = amount;
  return cards.map((card) => {
    const paid = Math.min(card.balance, left);
    left -= paid;
    return { card, amount: paid };
  });
}
