import type { DayProblem } from '@shop/rules/delivery/delivery-days';
import type { DeliveryTime } from '@shop/rules/delivery/delivery-times';
import type { GiftField } from '@shop/rules/delivery/gift-destination';
import type { Locale } from '../../../i18n/locale';
import { words } from '../../../i18n/words';

/** The words of the delivery form in the browser; `{…}` are filled there. */
export function deliveryWords(locale: Locale) {
  const t = words(locale);
  const day = { year: '{year}', month: '{month}', day: '{day}', weekday: '{weekday}' };
  const weekdays = t('delivery.weekdays').split(/、|, /);
  const times: Record<DeliveryTime, string> = {
    none: t('delivery.timeNone'),
    morning: t('delivery.timeMorning'),
    from14to16: t('delivery.time14'),
    from16to18: t('delivery.time16'),
    from18to20: t('delivery.time18'),
  };
  const reasons: Record<DayProblem, string> = {
    invalidProducts: t('delivery.dateInvalidProducts'),
    tooEarly: t('delivery.dateShift'),
    tooLate: t('delivery.dateBlocked'),
    blockedRange: t('delivery.dateBlockedRange'),
    blockedWeekday: t('delivery.dateWeekdayNote'),
  };
  const giftLabels: Record<GiftField, string> = {
    name: t('delivery.giftName'),
    postalCode: t('delivery.giftPostalCode'),
    address: t('delivery.giftAddress'),
    phone: t('delivery.giftPhone'),
  };
  const giftMissing: Record<GiftField, string> = {
    name: t('delivery.giftNameMissing'),
    postalCode: t('delivery.giftPostalCodeMissing'),
    address: t('delivery.giftAddressMissing'),
    phone: t('delivery.giftPhoneMissing'),
  };
  return {
    title: t('cart.accordion'),
    date: t('delivery.date'),
    dateHint: t('delivery.dateHint', { from: '{from}', to: '{to}' }),
    dateNone: t('delivery.dateNone'),
    dateFormat: t('delivery.dateFormat', day),
    monthFormat: t('delivery.monthFormat', day),
    weekdays,
    previousMonth: t('aria.calendarPrevious'),
    nextMonth: t('aria.calendarNext'),
    dateClear: t('delivery.dateClear'),
    dateCleared: t('delivery.dateCleared'),
    dateUnchecked: t('delivery.dateUnchecked'),
    reasons,
    time: t('delivery.time'),
    times,
    note: t('delivery.note'),
    notePlaceholder: t('delivery.notePlaceholder'),
    required: t('common.required'),
    optional: t('common.optional'),
    eGift: t('cart.egift'),
    eGiftHint: t('cart.egiftHint'),
    giftTitle: t('delivery.giftToggle'),
    giftLabels,
    giftPostalHint: t('delivery.giftPostalHint'),
    giftAddressHint: t('delivery.giftAddressHint'),
    giftIsland: t('delivery.giftIsland', { prefecture: '{prefecture}' }),
    giftProvince: t('delivery.giftProvince', { prefecture: '{prefecture}' }),
    giftMissing,
    loading: t('common.loading'),
    loadFailed: t('delivery.loadFailed'),
    retry: t('common.retry'),
    close: t('common.close'),
  };
}

export type DeliveryWords = ReturnType<typeof deliveryWords>;
