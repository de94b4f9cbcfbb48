import type { Review } from '@shop/rules/product/product';
import type { ReviewDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, text } from './answer';
import { factNumber, factText } from './fact';

/** Converts a review. */
export function readReview(review: Answer<ReviewDetailFragment>): Review {
  return {
    id: text(review.at('id')),
    title: factText(review.at('title')),
    content: factText(review.at('content')),
    score: factNumber(review.at('score')) ?? 0,
    nickname: factText(review.at('nickname')),
    createdAt: factText(review.at('createdAt')),
  };
}
