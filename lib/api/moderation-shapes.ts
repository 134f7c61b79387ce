// biome-ignore-all format: one line for each
import type { Shape } from './shape';

// Written by answer-shapes.test.ts from the contract, which is too heavy for a browser.

const s0: Shape = { id: 'int', name: 'string' };
const s1: Shape = { open: 'int', upheld: 'int' };
const s2: Shape = { status: 'true', message: 'string' };
const s3: Shape = { en: 'string', ar: 'string', ckb: 'string' };
const s4: Shape = { '?': { text: 'string', thirty: 'string', twenty: 'string' } };
const s5: Shape = { status: 'true', message: 'string', data: { closed: 'int' } };
const s6: Shape = { accept: 'int', pending: 'int', rejected: 'int', deleted: 'int' };
const s7: Shape = { id: 'int', version: 'string', type: '=email|phone', name: 'string' };
const s8: Shape = { id: 'int', name: 'string', blocked: 'boolean', locale: '=en|ar|ckb' };
const s9: Shape = [{ id: 'int', note: 'string', date: 'time', reporter: s0 }];
const s10: Shape = { '?': { src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean' } };
const s11: Shape = { id: 'int', version: 'string', slug: 'string', name: s3 };
const s12: Shape = { status: 'true', message: 'string', data: s7 };
const s13: Shape = { status: 'true', message: 'string', data: { id: 'int', status: '=accept|pending|rejected', is_public: 'boolean' } };
const s14: Shape = { id: 'int', version: 'string', slug: 'string', name: s3, aliases: ['string'] };
const s15: Shape = { data: s14 };
const s16: Shape = { id: 'int', version: 'string', name: 'string', icon: '=facebook|instagram|linkedin|telegram|tiktok|whatsapp|x|youtube', link: 'any' };
const s17: Shape = { id: 'int', version: 'string', brand_id: 'any', name: 'string', aliases: ['string'], category_id: 'any', sub_category_id: 'any', facts: 'any' };
const s18: Shape = { status: 'true', message: 'string', data: s11 };
const s19: Shape = { id: 'int', name: 'string', email: 'string', company: '?string', message: 'string', language: '=en|ar|ckb', date: 'time', answered_at: '?time' };
const s20: Shape = { data: [s14], next: '?string' };
const s21: Shape = { id: 'int', version: 'string', slug: 'string', category_id: 'any', name: s3, aliases: ['string'], noun: 'any' };
const s22: Shape = { id: 'int', version: 'string', slug: 'string', name: s3, aliases: ['string'], iso: 'any', lat: 'any', long: 'any' };
const s23: Shape = { id: 'int', version: 'string', image: 'string', title: s3, description: s3 };
const s24: Shape = { status: 'true', message: 'string', data: s14 };
const s25: Shape = [{ id: 'int', date: 'time', actor: { '?': s0 }, action: 'string', subject: 'string', subject_id: 'string', title: '?string', reason: '?string' }];
const s26: Shape = { id: 'string', version: 'string', rated_at: 'time', code: 'string', name: s3, symbol: 'string', rate: 'any', decimals: 'any' };
const s27: Shape = { data: s23 };
const s28: Shape = { status: 'true', message: 'string', data: s16 };
const s29: Shape = { title: s3, short_description: s3, description: s3 };
const s30: Shape = { status: 'true', message: 'string', data: s17 };
const s31: Shape = { data: [s23], next: '?string' };
const s32: Shape = { id: 'int', version: 'string', image: 'string', title: s3, description: s3, ctaText: 'any', link: 'any' };
const s33: Shape = { id: 'int', version: 'string', slug: 'string', title: s3, price: 'any', regular: 'any', featured: 'any', top: 'any', ad_days: 'any', popular: 'boolean' };
const s34: Shape = { status: 'true', message: 'string', data: s21 };
const s35: Shape = { data: s32 };
const s36: Shape = { id: 'int', version: 'string', category: s3, title: s3, description: s3 };
const s37: Shape = { status: 'true', message: 'string', data: s22 };
const s38: Shape = { status: 'true', message: 'string', data: s23 };
const s39: Shape = { status: 'true', message: 'string', data: s26 };
const s40: Shape = { data: [s32], next: '?string' };
const s41: Shape = { status: 'true', message: 'string', data: s32 };
const s42: Shape = { status: 'true', message: 'string', data: s33 };
const s43: Shape = { status: 'true', message: 'string', data: s36 };
const s44: Shape = { id: 'int', version: 'string', name: s3, category_id: 'any', sub_category_id: 'any', core: ['=year|hours|distance'], facts: [{ fact_id: 'any', is_facet: 'boolean', on_card: 'boolean', in_title: 'boolean' }] };
const s45: Shape = { id: 'int', account: { id: 'int', name: 'string', email: 'string' }, plan: { id: 'int', title: 'string', price: 'number' }, status: '=requested|active|declined|ended', created_at: 'time', starts_at: '?time', ends_at: '?time', current: { '?': { title: 'string', ends_at: '?time' } } };
const s46: Shape = { status: 'true', message: 'string', data: s44 };
const s47: Shape = { status: 'true', message: 'string', data: s45 };
const s48: Shape = { id: 'int', username: 'string', name: 'string', email: 'string', email_confirmed: 'boolean', phone_number: '?string', locale: '=en|ar|ckb', role: '=member|moderator', member_since: 'time', blocked_at: '?time', ads: s6, reports: s1 };
const s49: Shape = { status: 'true', message: 'string', data: s48 };
const s50: Shape = { id: 'int', version: 'string', key: 'string', kind: '=number|choice|choices|flag', name: s3, short: s3, unit: 'any', shown_in: 'any', decimals: 'any', least: 'any', most: 'any', steps: ['any'], counted: 'any', title_phrase: 'any', schema_org: 'any', also: ['string'], choices: [{ key: 'string', name: s3, tag: 'any', agree: 'any', noun: 'any', also: ['string'] }] };
const s51: Shape = { id: 'int', title: 'string', line: s4, language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', availability: '=available|reserved|sold|expired|withdrawn', deleted_at: '?time', picture: s10, category: 'string', price: '?number', year: '?int', seller: s8 };
const s52: Shape = [s51];
const s53: Shape = { status: 'true', message: 'string', data: s50 };
const s54: Shape = { id: 'int', version: 'string', slug: 'string', name: s3, aliases: ['string'], icon: '=/icons/categories/attachments-and-parts.svg|/icons/categories/buses-and-vans.svg|/icons/categories/cars.svg|/icons/categories/concrete-and-crushing.svg|/icons/categories/construction-machinery.svg|/icons/categories/farm-machinery.svg|/icons/categories/lifting-and-handling.svg|/icons/categories/motorcycles-and-quads.svg|/icons/categories/power-and-oilfield.svg|/icons/categories/tractors.svg|/icons/categories/trailers.svg|/icons/categories/trucks.svg', noun: 'any' };
const s55: Shape = { status: 'true', message: 'string', data: s54 };
const s56: Shape = { values: { logo: 'string', company_name: s3, tagline: s3, titleSite: s3, descriptionSite: s3, card_location_label: s3, titleWhy: s3, descriptionWhy: s3, titleAbout: s3, descriptionAbout: s3, titleReason: s3, descriptionReason: s3, titleContact: s3, descriptionContact: s3, directories: [{ name: s3 }], company_details: { description: s3 }, address: s3, sellingTip: s29, buyAndSell: s29, membership: s29, bannerAdvertising: s29, howToStaySafe: s29, termsAndConditions: s29, privacyPolicy: s29, ad_days: 'any', log_contact_days: 'any' }, versions: 'any' };

export const moderationShapes: Record<string, Shape> = {
  'get /v1/moderation/slides': s40,
  'get /v1/moderation/slides/{id}': s35,
  'post /v1/moderation/slides': s41,
  'put /v1/moderation/slides/{id}': s41,
  'delete /v1/moderation/slides/{id}': s2,
  'put /v1/moderation/slides/order': s2,
  'get /v1/moderation/why-choose': s31,
  'get /v1/moderation/why-choose/{id}': s27,
  'post /v1/moderation/why-choose': s38,
  'put /v1/moderation/why-choose/{id}': s38,
  'delete /v1/moderation/why-choose/{id}': s2,
  'put /v1/moderation/why-choose/order': s2,
  'get /v1/moderation/about-sections': s40,
  'get /v1/moderation/about-sections/{id}': s35,
  'post /v1/moderation/about-sections': s41,
  'put /v1/moderation/about-sections/{id}': s41,
  'delete /v1/moderation/about-sections/{id}': s2,
  'put /v1/moderation/about-sections/order': s2,
  'get /v1/moderation/reasons': s31,
  'get /v1/moderation/reasons/{id}': s27,
  'post /v1/moderation/reasons': s38,
  'put /v1/moderation/reasons/{id}': s38,
  'delete /v1/moderation/reasons/{id}': s2,
  'put /v1/moderation/reasons/order': s2,
  'get /v1/moderation/faqs': { data: [s36], next: '?string' },
  'get /v1/moderation/faqs/{id}': { data: s36 },
  'post /v1/moderation/faqs': s43,
  'put /v1/moderation/faqs/{id}': s43,
  'delete /v1/moderation/faqs/{id}': s2,
  'put /v1/moderation/faqs/order': s2,
  'get /v1/moderation/plans': { data: [s33], next: '?string' },
  'get /v1/moderation/plans/{id}': { data: s33 },
  'post /v1/moderation/plans': s42,
  'put /v1/moderation/plans/{id}': s42,
  'delete /v1/moderation/plans/{id}': s2,
  'put /v1/moderation/plans/order': s2,
  'get /v1/moderation/categories': { data: [s54], next: '?string' },
  'get /v1/moderation/categories/{id}': { data: s54 },
  'post /v1/moderation/categories': s55,
  'put /v1/moderation/categories/{id}': s55,
  'delete /v1/moderation/categories/{id}': s2,
  'put /v1/moderation/categories/order': s2,
  'get /v1/moderation/sub-categories': { data: [s21], next: '?string' },
  'get /v1/moderation/sub-categories/{id}': { data: s21 },
  'post /v1/moderation/sub-categories': s34,
  'put /v1/moderation/sub-categories/{id}': s34,
  'delete /v1/moderation/sub-categories/{id}': s2,
  'put /v1/moderation/sub-categories/order': s2,
  'get /v1/moderation/facts': { data: [s50], next: '?string' },
  'get /v1/moderation/facts/{id}': { data: s50 },
  'post /v1/moderation/facts': s53,
  'put /v1/moderation/facts/{id}': s53,
  'delete /v1/moderation/facts/{id}': s2,
  'get /v1/moderation/facts/{id}/ads': { data: { ads: 'int' } },
  'get /v1/moderation/sheets': { data: [s44], next: '?string' },
  'get /v1/moderation/sheets/{id}': { data: s44 },
  'post /v1/moderation/sheets': s46,
  'put /v1/moderation/sheets/{id}': s46,
  'delete /v1/moderation/sheets/{id}': s2,
  'get /v1/moderation/brands': s20,
  'get /v1/moderation/brands/{id}': s15,
  'post /v1/moderation/brands': s24,
  'put /v1/moderation/brands/{id}': s24,
  'delete /v1/moderation/brands/{id}': s2,
  'get /v1/moderation/models': { data: [s17], next: '?string' },
  'get /v1/moderation/models/{id}': { data: s17 },
  'post /v1/moderation/models': s30,
  'put /v1/moderation/models/{id}': s30,
  'delete /v1/moderation/models/{id}': s2,
  'get /v1/moderation/states': { data: [s22], next: '?string' },
  'get /v1/moderation/states/{id}': { data: s22 },
  'post /v1/moderation/states': s37,
  'put /v1/moderation/states/{id}': s37,
  'delete /v1/moderation/states/{id}': s2,
  'put /v1/moderation/states/order': s2,
  'get /v1/moderation/ad-types': s20,
  'get /v1/moderation/ad-types/{id}': s15,
  'post /v1/moderation/ad-types': s24,
  'put /v1/moderation/ad-types/{id}': s24,
  'delete /v1/moderation/ad-types/{id}': s2,
  'put /v1/moderation/ad-types/order': s2,
  'get /v1/moderation/social-media': { data: [s11], next: '?string' },
  'get /v1/moderation/social-media/{id}': { data: s11 },
  'post /v1/moderation/social-media': s18,
  'put /v1/moderation/social-media/{id}': s18,
  'delete /v1/moderation/social-media/{id}': s2,
  'put /v1/moderation/social-media/order': s2,
  'get /v1/moderation/currencies': { data: [s26], next: '?string' },
  'get /v1/moderation/currencies/{id}': { data: s26 },
  'post /v1/moderation/currencies': s39,
  'put /v1/moderation/currencies/{id}': s39,
  'delete /v1/moderation/currencies/{id}': s2,
  'put /v1/moderation/currencies/order': s2,
  'get /v1/moderation/contacts': { data: [s7], next: '?string' },
  'get /v1/moderation/contacts/{id}': { data: s7 },
  'post /v1/moderation/contacts': s12,
  'put /v1/moderation/contacts/{id}': s12,
  'delete /v1/moderation/contacts/{id}': s2,
  'put /v1/moderation/contacts/order': s2,
  'get /v1/moderation/social-links': { data: [s16], next: '?string' },
  'get /v1/moderation/social-links/{id}': { data: s16 },
  'post /v1/moderation/social-links': s28,
  'put /v1/moderation/social-links/{id}': s28,
  'delete /v1/moderation/social-links/{id}': s2,
  'put /v1/moderation/social-links/order': s2,
  'get /v1/moderation/dead-letters': { data: [{ id: 'string', name: 'string', key: '?string', account_id: '?int', problem: 'string', attempts: 'int', written_at: 'time', ended_at: 'time' }], next: '?string' },
  'post /v1/moderation/dead-letters/{id}': s2,
  'delete /v1/moderation/dead-letters/{id}': s2,
  'get /v1/moderation': { data: { ads: 'int', edits: 'int', reports: 'int', account_reports: 'int', subscriptions: 'int', messages: 'int', dead_letters: 'int', oldest: '?time', decided_today: 'int' } },
  'get /v1/moderation/accounts': { data: [{ id: 'int', username: 'string', name: 'string', email: 'string', email_confirmed: 'boolean', phone_number: '?string', locale: '=en|ar|ckb', role: '=member|moderator', member_since: 'time', blocked_at: '?time' }] },
  'get /v1/moderation/accounts/{id}': { data: { id: 'int', username: 'string', name: 'string', email: 'string', email_confirmed: 'boolean', phone_number: '?string', locale: '=en|ar|ckb', role: '=member|moderator', member_since: 'time', blocked_at: '?time', ads: s6, reports: s1, newest_ads: s52, decisions: s25 } },
  'post /v1/moderation/accounts/{id}/block': s49,
  'post /v1/moderation/accounts/{id}/unblock': s49,
  'post /v1/moderation/accounts/{id}/role': s49,
  'get /v1/moderation/queue': { data: [{ id: 'int', title: 'string', line: s4, language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', availability: '=available|reserved|sold|expired|withdrawn', deleted_at: '?time', picture: s10, category: 'string', price: '?number', year: '?int', seller: s8, kind: '=ad|edit', since: 'time', open_reports: 'int' }], next: '?string' },
  'get /v1/moderation/ads/{id}': { data: { id: 'int', title: 'string', line: s4, language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', availability: '=available|reserved|sold|expired|withdrawn', deleted_at: '?time', picture: s10, category: 'string', price: '?number', year: '?int', seller: s8, waits: '?=ad|edit', version: 'string', since: 'time', created_at: 'time', rejection_reason: '?string', compared_with: '?=accepted|rejected', fields: [{ name: '=title|ad_type|category|sub_category|brand|model|year|price|price_type|vat|hours|distance|facts|state|zip_code|place|phone|whatsapp_number|email|website_url|video_url|socials|language|description|information|feature|specification', value: '?string', before: '?string', changed: 'boolean' }], pictures: [{ src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean', change: '?=added|removed' }], pictures_moved: 'boolean', account: s48, look_alikes: [{ id: 'int', title: 'string', line: s4, language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', availability: '=available|reserved|sold|expired|withdrawn', deleted_at: '?time', picture: s10, category: 'string', price: '?number', year: '?int', seller: s8, same_seller: 'boolean', alike: ['=pictures|phone|title|machine'] }], decisions: s25, reports: s9 } },
  'get /v1/moderation/deleted': { data: s52, next: '?string' },
  'post /v1/moderation/ads/{id}/accept': s13,
  'post /v1/moderation/ads/{id}/reject': s13,
  'post /v1/moderation/ads/{id}/take-down': s13,
  'post /v1/moderation/ads/{id}/restore': s13,
  'get /v1/moderation/messages': { data: [s19], next: '?string' },
  'post /v1/moderation/messages/{id}': { status: 'true', message: 'string', data: s19 },
  'post /v1/moderation/pictures': { status: 'true', message: 'string', data: { image: 'string' } },
  'get /v1/moderation/reports': { data: [{ ad: s51, version: 'string', since: 'time', reports: s9 }], next: '?string' },
  'post /v1/moderation/ads/{id}/reports': s5,
  'get /v1/moderation/account-reports': { data: [{ account: { id: 'int', name: 'string', email: 'string', blocked: 'boolean' }, since: 'time', reports: [{ id: 'int', note: 'string', date: 'time', reporter: s0, ad_id: '?int' }] }], next: '?string' },
  'post /v1/moderation/accounts/{id}/reports': s5,
  'get /v1/moderation/settings': { data: s56 },
  'put /v1/moderation/settings': { status: 'true', message: 'string', data: s56 },
  'get /v1/moderation/subscriptions': { data: [s45], next: '?string' },
  'post /v1/moderation/subscriptions/{id}/activate': s47,
  'post /v1/moderation/subscriptions/{id}/decline': s47,
  'post /v1/moderation/subscriptions/{id}/end': s47,
  'get /v1/moderation/log': { data: s25, next: '?string', moderators: [s0] },
  'get /v1/moderation/search-misses': { data: [{ query: 'string', times: 'int', last_at: 'time' }], next: '?string' },
  'delete /v1/moderation/search-misses': s2,
  'post /v1/moderation/search-misses/synonym': s2,
  'get /v1/moderation/searches': { data: [{ query: 'string', times: 'int', found: 'int', clicked: 'int', missed: 'int' }], next: '?string', week: '?string', weeks: ['string'] },
  'get /v1/moderation/today': { data: { from: 'time', next_at: 'time', quarters: [{ at: 'time', requests: 'int', errors: 'int', pages_kept: 'int', pages_drawn: 'int', p50: '?number', p95: '?number', ads: 'int', accounts: 'int', messages: 'int', reports: 'int', searches_found: 'int', searches_missed: 'int', mails_sent: 'int', mails_failed: 'int', memory: 'int' }], p50: '?number', p95: '?number', failures: [{ number: 'string', at: 'time', times: 'int', request: '?string', route: 'string', problem: 'string' }], jobs: [{ name: '=backup|sweep|promotions|expiry|purge|forget-contacts|unread-mails|saved-searches|alerts|refold', is_on: 'boolean', started_at: '?time', took: '?int', outcome: '?=done|failed', did: '?int', next_at: '?time' }] } },
};
