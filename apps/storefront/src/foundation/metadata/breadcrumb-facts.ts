interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The way to a page as schema.org's BreadcrumbList. */
export function breadcrumbFacts(crumbs: readonly Crumb[], shopUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: `${shopUrl}${href}` }),
    })),
  };
}
