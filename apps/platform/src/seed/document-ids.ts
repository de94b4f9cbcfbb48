/** First id of what the back office adds; the fixtures' ids are lower. */
export const FIRST_ADDED = 900_000_000_000;

/** First id of each kind of document; the fixtures' counter is added. */
export const DOCUMENT_IDS = {
  shop: 61_748_202_731,
  page: 98_104_200_000,
  blog: 81_204_100_000,
  columns: 605_104_200_000,
  news: 605_204_200_000,
  menu: 189_104_300_000,
  menuItem: 452_104_300_000,
  policy: 24_104_400_000,
  producer: 71_104_500_000,
  review: 72_104_500_000,
  advisor: 73_104_500_000,
  banner: 74_104_500_000,
  tagLink: 75_104_500_000,
  hero: 76_104_500_001,
  pageSection: 77_104_500_000,
  pageEntry: 78_104_500_000,
  producerFile: 31_104_600_000,
  advisorFile: 31_204_600_000,
  bannerFile: 31_304_600_000,
  articleFile: 31_604_600_000,
  heroFile: 31_704_600_001,
  pageFile: 31_804_600_000,
  collectionCover: 31_404_600_000,
  collectionThumbnail: 31_504_600_000,
} as const;
