import type { Subject } from '../page/page';
import type { ProductParams } from '../params';
import { GRADES, type GradeParams } from './grade';

/** Things that are painted and printed: no leaf of theirs is a leaf. */
const GOODS: ReadonlySet<ProductParams['form']> = new Set(['pot', 'soil-bag', 'tool']);

/** How a picture of the shop is graded. */
export function gradeOf(subject: Subject): GradeParams {
  if (subject.kind === 'place') return GRADES.place;
  return isGoods(subject.product) ? GRADES.goods : GRADES.specimen;
}

function isGoods(product: ProductParams): boolean {
  return product.form === 'group'
    ? product.parts.every((part) => isGoods(part.product))
    : GOODS.has(product.form);
}
