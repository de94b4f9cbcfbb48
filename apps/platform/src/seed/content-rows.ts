import { BRAND_NAMES } from '@shop/brands/brand-names';
import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Article } from '@shop/fixtures/catalogue/editorial';
import { cdnFolder } from '@shop/fixtures/catalogue/fields';
import { catalogueFolderOf, loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findMaster } from '@shop/fixtures/pictures/masters';
import { formatDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { deliveryOfBrand } from '../delivery/delivery-rules.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { type DocumentRow, documentRow } from './document-row.ts';
import { metafields } from './metafields.ts';
import { pageFacts, pageWordsEn } from './page-rows.ts';

/** Pages, policies, the two blogs with their articles, and the shop itself. */
export function contentRows(catalogue: Catalogue): DocumentRow[] {
  const updatedAt = new Date(`${catalogue.meta.referenceDate}T00:00:00+09:00`);
  return [
    shopRow(catalogue, updatedAt),
    ...catalogue.pages.map((page, index) =>
      documentRow(
        'page',
        { id: DOCUMENT_IDS.page + index, handle: page.handle, position: index + 1, updatedAt },
        {
          handle: page.handle,
          title: page.title,
          body: page.body,
          description: page.description,
          createdAt: updatedAt.toISOString(),
          translations: {
            EN: {
              title: page.titleEn,
              body: page.bodyEn,
              description: page.descriptionEn,
              ...pageWordsEn(page),
            },
          },
          metafields: [
            ...metafields([['shop.path', 'single_line_text_field', page.path]]),
            ...pageFacts(page, index),
          ],
        },
      ),
    ),
    ...catalogue.policies.map((policy, index) =>
      documentRow(
        'policy',
        { id: DOCUMENT_IDS.policy + index, handle: policy.handle, position: index + 1, updatedAt },
        {
          handle: policy.handle,
          title: policy.title,
          body: policy.body,
          translations: { EN: { title: policy.titleEn, body: policy.bodyEn } },
        },
      ),
    ),
    blogRow('columns', '読みもの', 'Articles', 0, updatedAt),
    blogRow('news', 'お知らせ', 'News', 1, updatedAt),
    ...columnRows(catalogue),
    ...newsRows(catalogue),
  ];
}

function shopRow({ shop, ...catalogue }: Catalogue, updatedAt: Date): DocumentRow {
  const links = {
    account: shop.accountUrl,
    help: shop.helpUrl,
    inquiry: shop.inquiryUrl,
    appStore: shop.appStoreUrl,
    playStore: shop.playStoreUrl,
    community: shop.communityUrl,
    stampCard: shop.stampCardUrl,
    privacy: shop.privacyUrl,
    terms: shop.termsUrl,
    corporate: shop.corporateUrl,
    social: shop.social,
    relatedSites: shop.relatedSites,
  };
  const { company, companyEn, representative, salesManager, postalCode, address, phone, phoneHours, email } =
    shop;
  return documentRow(
    'shop',
    { id: DOCUMENT_IDS.shop, handle: 'shop', position: 1, updatedAt },
    {
      name: shop.storeName,
      description: shop.tagline,
      slogan: shop.tagline,
      translations: { EN: { name: shop.storeNameEn } },
      metafields: metafields([
        ['shop.ai_tags', 'json', catalogue.aiTags],
        ['shop.tags', 'json', catalogue.tags],
        ['shop.delivery_rules', 'json', deliveryOf(catalogue)],
        [
          'shop.company',
          'json',
          { company, companyEn, representative, salesManager, postalCode, address, phone, phoneHours, email },
        ],
        ['shop.prefectures', 'json', catalogue.prefectures],
        ['shop.lists', 'json', catalogue.lists],
        ['shop.links', 'json', links],
        ['shop.payment_methods', 'json', shop.payments],
      ]),
    },
  );
}

/** The delivery rules of a seed: the brand's for its own goods; none for another folder without rules. */
function deliveryOf({ deliveryRules, folder }: Pick<Catalogue, 'deliveryRules' | 'folder'>): unknown {
  const brand = BRAND_NAMES.find((name) => loadCatalogue(catalogueFolderOf(name)).folder === folder);
  return deliveryRules ?? (brand && formatDeliveryRules(deliveryOfBrand(brand)));
}

function blogRow(
  handle: string,
  title: string,
  titleEn: string,
  index: number,
  updatedAt: Date,
): DocumentRow {
  return documentRow(
    'blog',
    { id: DOCUMENT_IDS.blog + index, handle, position: index + 1, updatedAt },
    { handle, title, translations: { EN: { title: titleEn } }, metafields: [] },
  );
}

function columnRows(catalogue: Catalogue): DocumentRow[] {
  const gids = new Map(catalogue.products.map((product) => [product.handle, product.gid]));
  return catalogue.articles.map((article, index) =>
    documentRow(
      'article',
      {
        id: DOCUMENT_IDS.columns + index,
        handle: `columns/${article.slug}`,
        position: index + 1,
        updatedAt: new Date(article.updatedAt),
      },
      {
        blog: 'columns',
        handle: article.slug,
        title: article.title,
        author: article.author,
        contentHtml: article.body,
        excerpt: article.description,
        tags: [],
        image: articlePicture(article, index, catalogue.folder),
        publishedAt: new Date(article.publishedAt).toISOString(),
        translations: {
          EN: {
            title: article.titleEn,
            author: article.authorEn,
            contentHtml: article.bodyEn,
            excerpt: article.descriptionEn,
          },
        },
        metafields: metafields([
          [
            'shop.related_products',
            'list.product_reference',
            article.relatedHandles.flatMap((handle) => gids.get(handle) ?? []),
          ],
        ]),
      },
    ),
  );
}

/** Image of an article, if it has a photograph. */
function articlePicture({ slug, title, titleEn }: Article, index: number, folder: string) {
  const name = `articles/${slug}`;
  if (findMaster(name, folder) === undefined) return null;
  return {
    id: DOCUMENT_IDS.articleFile + index,
    src: `${cdnFolder}/${name}.jpg`,
    alt: title,
    translations: { EN: { alt: titleEn } },
  };
}

function newsRows(catalogue: Catalogue): DocumentRow[] {
  return catalogue.news.map((item, index) =>
    documentRow(
      'article',
      {
        id: DOCUMENT_IDS.news + item.id,
        handle: `news/news-${item.id}`,
        position: 1000 + index,
        updatedAt: new Date(item.publishedAt),
      },
      {
        blog: 'news',
        handle: `news-${item.id}`,
        title: item.title,
        author: catalogue.shop.storeName,
        contentHtml: '',
        excerpt: null,
        tags: [],
        image: null,
        publishedAt: new Date(item.publishedAt).toISOString(),
        translations: { EN: { title: item.titleEn, author: catalogue.shop.storeNameEn } },
        metafields: metafields([['shop.url', 'single_line_text_field', item.url]]),
      },
    ),
  );
}
