import type { Subject } from '../page/page';
import type { ProductParams } from '../params';
import { GRADES, type GradeParams } from './grade';

/** Painted and printed products: their greens are not leaves. */
const GOODS: ReadonlySet<ProductParams['form']> = new Set(['pot', 'soil-bag', 'tool']);

/** The grading parameters of an image of the shop. */
export function gradeOf(subject: Subject): GradeParams {
  if (subject.kind === 'place') return GRADES.place;
  return isGoods(subject.product) ? GRADES.goods : GRADES.specimen;
}

function isGoods(product: ProductParams): boolean {
  return product.form === 'group'
    ? product.parts.every((part) => isGoods(part.product))
    : GOODS.has(product.form);
}
