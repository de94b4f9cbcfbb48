import tokens from '../tokens/screen.tokens.json' with { type: 'json' };

const { breakpoint } = tokens;

/** Minimum window widths of the layouts in pixels; `mobile` is everything below `tablet`. */
export const breakpoints = {
  mobile: breakpoint.mobile.$value.value,
  phone: breakpoint.phone.$value.value,
  widePhone: breakpoint.widePhone.$value.value,
  wide: breakpoint.wide.$value.value,
  tablet: breakpoint.tablet.$value.value,
  desktop: breakpoint.desktop.$value.value,
  bar: breakpoint.bar.$value.value,
  full: breakpoint.full.$value.value,
};
