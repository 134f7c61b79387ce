/** The seven pages that say something, and which of the settings says it. */
export const informationPages = [
  ['/selling-tips', 'sellingTip'],
  ['/buy-sell', 'buyAndSell'],
  ['/membership', 'membership'],
  ['/banner-advertising', 'bannerAdvertising'],
  ['/how-to-stay-safe', 'howToStaySafe'],
  ['/terms-and-conditions', 'termsAndConditions'],
  ['/privacy-policy', 'privacyPolicy'],
] as const;
