// biome-ignore-all format: one line for each
import type { Shape } from './shape';

// Written by answer-shapes.test.ts from the contract, which is too heavy for a browser.

const s0: Shape = { id: 'int', name: 'string' };
const s1: Shape = { open: 'int', upheld: 'int' };
const s2: Shape = { status: 'true', message: 'string' };
const s3: Shape = { en: 'string', ar: 'string', ckb: 'string' };
const s4: Shape = { status: 'true', message: 'string', data: { closed: 'int' } };
const s5: Shape = { accept: 'int', pending: 'int', rejected: 'int', deleted: 'int' };
const s6: Shape = { id: 'int', version: 'string', type: '=email|phone', name: 'string' };
const s7: Shape = { id: 'int', name: 'string', blocked: 'boolean', locale: '=en|ar|ckb' };
const s8: Shape = [{ id: 'int', note: 'string', date: 'time', reporter: s0 }];
const s9: Shape = { '?': { src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean' } };
const s10: Shape = { id: 'int', version: 'string', slug: 'string', name: s3 };
const s11: Shape = { status: 'true', message: 'string', data: s6 };
const s12: Shape = { status: 'true', message: 'string', data: { id: 'int', status: '=accept|pending|rejected', is_public: 'boolean' } };
const s13: Shape = { id: 'int', version: 'string', slug: 'string', name: s3, aliases: ['string'] };
const s14: Shape = { data: s13 };
const s15: Shape = { id: 'int', version: 'string', brand_id: 'any', name: 'string', aliases: ['string'], category_id: 'any', sub_category_id: 'any' };
const s16: Shape = { id: 'int', version: 'string', name: 'string', icon: '=facebook|instagram|linkedin|telegram|tiktok|whatsapp|x|youtube', link: 'any' };
const s17: Shape = { status: 'true', message: 'string', data: s10 };
const s18: Shape = { id: 'int', name: 'string', email: 'string', company: '?string', message: 'string', language: '=en|ar|ckb', date: 'time', answered_at: '?time' };
const s19: Shape = { data: [s13], next: '?string' };
const s20: Shape = { id: 'int', version: 'string', slug: 'string', category_id: 'any', name: s3, aliases: ['string'], noun: 'any' };
const s21: Shape = { id: 'int', version: 'string', slug: 'string', name: s3, aliases: ['string'], iso: 'any', lat: 'any', long: 'any' };
const s22: Shape = { id: 'int', version: 'string', image: 'string', title: s3, description: s3 };
const s23: Shape = { status: 'true', message: 'string', data: s13 };
const s24: Shape = [{ id: 'int', date: 'time', actor: { '?': s0 }, action: 'string', subject: 'string', subject_id: 'string', title: '?string', reason: '?string' }];
const s25: Shape = { id: 'string', version: 'string', rated_at: 'time', code: 'string', name: s3, symbol: 'string', rate: 'any', decimals: 'any' };
const s26: Shape = { data: s22 };
const s27: Shape = { status: 'true', message: 'string', data: s15 };
const s28: Shape = { status: 'true', message: 'string', data: s16 };
const s29: Shape = { title: s3, short_description: s3, description: s3 };
const s30: Shape = { id: 'int', version: 'string', slug: 'string', title: s3, price: 'any', regular: 'any', featured: 'any', top: 'any', popular: 'boolean' };
const s31: Shape = { data: [s22], next: '?string' };
const s32: Shape = { id: 'int', version: 'string', image: 'string', title: s3, description: s3, ctaText: 'any', link: 'any' };
const s33: Shape = { status: 'true', message: 'string', data: s20 };
const s34: Shape = { data: s32 };
const s35: Shape = { id: 'int', version: 'string', category: s3, title: s3, description: s3 };
const s36: Shape = { status: 'true', message: 'string', data: s21 };
const s37: Shape = { status: 'true', message: 'string', data: s22 };
const s38: Shape = { status: 'true', message: 'string', data: s25 };
const s39: Shape = { data: [s32], next: '?string' };
const s40: Shape = { status: 'true', message: 'string', data: s30 };
const s41: Shape = { status: 'true', message: 'string', data: s32 };
const s42: Shape = { status: 'true', message: 'string', data: s35 };
const s43: Shape = { id: 'int', version: 'string', name: s3, category_id: 'any', sub_category_id: 'any', core: ['=year|hours|distance'], facts: [{ fact_id: 'any', is_facet: 'boolean', on_card: 'boolean', in_title: 'boolean' }] };
const s44: Shape = { id: 'int', account: { id: 'int', name: 'string', email: 'string' }, plan: { id: 'int', title: 'string', price: 'number' }, status: '=requested|active|declined|ended', created_at: 'time', starts_at: '?time', ends_at: '?time', current: { '?': { title: 'string', ends_at: '?time' } } };
const s45: Shape = { status: 'true', message: 'string', data: s43 };
const s46: Shape = { status: 'true', message: 'string', data: s44 };
const s47: Shape = { id: 'int', username: 'string', name: 'string', email: 'string', email_confirmed: 'boolean', phone_number: '?string', locale: '=en|ar|ckb', role: '=member|moderator', member_since: 'time', blocked_at: '?time', ads: s5, reports: s1 };
const s48: Shape = { status: 'true', message: 'string', data: s47 };
const s49: Shape = { id: 'int', title: 'string', language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', deleted_at: '?time', picture: s9, category: 'string', price: '?number', year: '?int', seller: s7 };
const s50: Shape = [s49];
const s51: Shape = { id: 'int', version: 'string', key: 'string', kind: '=number|choice|choices|flag', name: s3, short: s3, unit: 'any', shown_in: 'any', decimals: 'any', least: 'any', most: 'any', steps: ['any'], counted: 'any', title_phrase: 'any', schema_org: 'any', also: ['string'], choices: [{ key: 'string', name: s3, tag: 'any', agree: 'any', noun: 'any', also: ['string'] }] };
const s52: Shape = { status: 'true', message: 'string', data: s51 };
const s53: Shape = { id: 'int', version: 'string', slug: 'string', name: s3, aliases: ['string'], icon: '=/icons/categories/attachments-and-parts.svg|/icons/categories/buses-and-vans.svg|/icons/categories/cars.svg|/icons/categories/concrete-and-crushing.svg|/icons/categories/construction-machinery.svg|/icons/categories/farm-machinery.svg|/icons/categories/lifting-and-handling.svg|/icons/categories/motorcycles-and-quads.svg|/icons/categories/power-and-oilfield.svg|/icons/categories/tractors.svg|/icons/categories/trailers.svg|/icons/categories/trucks.svg', noun: 'any' };
const s54: Shape = { status: 'true', message: 'string', data: s53 };
const s55: Shape = { values: { logo: 'string', company_name: s3, tagline: s3, titleSite: s3, descriptionSite: s3, card_location_label: s3, titleWhy: s3, descriptionWhy: s3, titleAbout: s3, descriptionAbout: s3, titleReason: s3, descriptionReason: s3, titleContact: s3, descriptionContact: s3, directories: [{ name: s3 }], company_details: { description: s3 }, address: s3, sellingTip: s29, buyAndSell: s29, membership: s29, bannerAdvertising: s29, howToStaySafe: s29, termsAndConditions: s29, privacyPolicy: s29 }, versions: 'any' };

export const moderationShapes: Record<string, Shape> = {
  'get /v1/moderation/slides': s39,
  'get /v1/moderation/slides/{id}': s34,
  'post /v1/moderation/slides': s41,
  'put /v1/moderation/slides/{id}': s41,
  'delete /v1/moderation/slides/{id}': s2,
  'put /v1/moderation/slides/order': s2,
  'get /v1/moderation/why-choose': s31,
  'get /v1/moderation/why-choose/{id}': s26,
  'post /v1/moderation/why-choose': s37,
  'put /v1/moderation/why-choose/{id}': s37,
  'delete /v1/moderation/why-choose/{id}': s2,
  'put /v1/moderation/why-choose/order': s2,
  'get /v1/moderation/about-sections': s39,
  'get /v1/moderation/about-sections/{id}': s34,
  'post /v1/moderation/about-sections': s41,
  'put /v1/moderation/about-sections/{id}': s41,
  'delete /v1/moderation/about-sections/{id}': s2,
  'put /v1/moderation/about-sections/order': s2,
  'get /v1/moderation/reasons': s31,
  'get /v1/moderation/reasons/{id}': s26,
  'post /v1/moderation/reasons': s37,
  'put /v1/moderation/reasons/{id}': s37,
  'delete /v1/moderation/reasons/{id}': s2,
  'put /v1/moderation/reasons/order': s2,
  'get /v1/moderation/faqs': { data: [s35], next: '?string' },
  'get /v1/moderation/faqs/{id}': { data: s35 },
  'post /v1/moderation/faqs': s42,
  'put /v1/moderation/faqs/{id}': s42,
  'delete /v1/moderation/faqs/{id}': s2,
  'put /v1/moderation/faqs/order': s2,
  'get /v1/moderation/plans': { data: [s30], next: '?string' },
  'get /v1/moderation/plans/{id}': { data: s30 },
  'post /v1/moderation/plans': s40,
  'put /v1/moderation/plans/{id}': s40,
  'delete /v1/moderation/plans/{id}': s2,
  'put /v1/moderation/plans/order': s2,
  'get /v1/moderation/categories': { data: [s53], next: '?string' },
  'get /v1/moderation/categories/{id}': { data: s53 },
  'post /v1/moderation/categories': s54,
  'put /v1/moderation/categories/{id}': s54,
  'delete /v1/moderation/categories/{id}': s2,
  'put /v1/moderation/categories/order': s2,
  'get /v1/moderation/sub-categories': { data: [s20], next: '?string' },
  'get /v1/moderation/sub-categories/{id}': { data: s20 },
  'post /v1/moderation/sub-categories': s33,
  'put /v1/moderation/sub-categories/{id}': s33,
  'delete /v1/moderation/sub-categories/{id}': s2,
  'put /v1/moderation/sub-categories/order': s2,
  'get /v1/moderation/facts': { data: [s51], next: '?string' },
  'get /v1/moderation/facts/{id}': { data: s51 },
  'post /v1/moderation/facts': s52,
  'put /v1/moderation/facts/{id}': s52,
  'delete /v1/moderation/facts/{id}': s2,
  'get /v1/moderation/sheets': { data: [s43], next: '?string' },
  'get /v1/moderation/sheets/{id}': { data: s43 },
  'post /v1/moderation/sheets': s45,
  'put /v1/moderation/sheets/{id}': s45,
  'delete /v1/moderation/sheets/{id}': s2,
  'get /v1/moderation/brands': s19,
  'get /v1/moderation/brands/{id}': s14,
  'post /v1/moderation/brands': s23,
  'put /v1/moderation/brands/{id}': s23,
  'delete /v1/moderation/brands/{id}': s2,
  'get /v1/moderation/models': { data: [s15], next: '?string' },
  'get /v1/moderation/models/{id}': { data: s15 },
  'post /v1/moderation/models': s27,
  'put /v1/moderation/models/{id}': s27,
  'delete /v1/moderation/models/{id}': s2,
  'get /v1/moderation/states': { data: [s21], next: '?string' },
  'get /v1/moderation/states/{id}': { data: s21 },
  'post /v1/moderation/states': s36,
  'put /v1/moderation/states/{id}': s36,
  'delete /v1/moderation/states/{id}': s2,
  'put /v1/moderation/states/order': s2,
  'get /v1/moderation/ad-types': s19,
  'get /v1/moderation/ad-types/{id}': s14,
  'post /v1/moderation/ad-types': s23,
  'put /v1/moderation/ad-types/{id}': s23,
  'delete /v1/moderation/ad-types/{id}': s2,
  'put /v1/moderation/ad-types/order': s2,
  'get /v1/moderation/social-media': { data: [s10], next: '?string' },
  'get /v1/moderation/social-media/{id}': { data: s10 },
  'post /v1/moderation/social-media': s17,
  'put /v1/moderation/social-media/{id}': s17,
  'delete /v1/moderation/social-media/{id}': s2,
  'put /v1/moderation/social-media/order': s2,
  'get /v1/moderation/currencies': { data: [s25], next: '?string' },
  'get /v1/moderation/currencies/{id}': { data: s25 },
  'post /v1/moderation/currencies': s38,
  'put /v1/moderation/currencies/{id}': s38,
  'delete /v1/moderation/currencies/{id}': s2,
  'put /v1/moderation/currencies/order': s2,
  'get /v1/moderation/contacts': { data: [s6], next: '?string' },
  'get /v1/moderation/contacts/{id}': { data: s6 },
  'post /v1/moderation/contacts': s11,
  'put /v1/moderation/contacts/{id}': s11,
  'delete /v1/moderation/contacts/{id}': s2,
  'put /v1/moderation/contacts/order': s2,
  'get /v1/moderation/social-links': { data: [s16], next: '?string' },
  'get /v1/moderation/social-links/{id}': { data: s16 },
  'post /v1/moderation/social-links': s28,
  'put /v1/moderation/social-links/{id}': s28,
  'delete /v1/moderation/social-links/{id}': s2,
  'put /v1/moderation/social-links/order': s2,
  'get /v1/moderation': { data: { ads: 'int', edits: 'int', reports: 'int', account_reports: 'int', subscriptions: 'int', messages: 'int', oldest: '?time', decided_today: 'int' } },
  'get /v1/moderation/accounts': { data: [{ id: 'int', username: 'string', name: 'string', email: 'string', email_confirmed: 'boolean', phone_number: '?string', locale: '=en|ar|ckb', role: '=member|moderator', member_since: 'time', blocked_at: '?time' }] },
  'get /v1/moderation/accounts/{id}': { data: { id: 'int', username: 'string', name: 'string', email: 'string', email_confirmed: 'boolean', phone_number: '?string', locale: '=en|ar|ckb', role: '=member|moderator', member_since: 'time', blocked_at: '?time', ads: s5, reports: s1, newest_ads: s50, decisions: s24 } },
  'post /v1/moderation/accounts/{id}/block': s48,
  'post /v1/moderation/accounts/{id}/unblock': s48,
  'post /v1/moderation/accounts/{id}/role': s48,
  'get /v1/moderation/queue': { data: [{ id: 'int', title: 'string', language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', deleted_at: '?time', picture: s9, category: 'string', price: '?number', year: '?int', seller: s7, kind: '=ad|edit', since: 'time', open_reports: 'int' }], next: '?string' },
  'get /v1/moderation/ads/{id}': { data: { id: 'int', title: 'string', language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', deleted_at: '?time', picture: s9, category: 'string', price: '?number', year: '?int', seller: s7, waits: '?=ad|edit', version: 'string', since: 'time', created_at: 'time', rejection_reason: '?string', compared_with: '?=accepted|rejected', fields: [{ name: '=title|ad_type|category|sub_category|brand|model|year|price|price_type|vat|hours|distance|facts|state|zip_code|place|phone|whatsapp_number|email|website_url|video_url|socials|language|description|information|feature|specification', value: '?string', before: '?string', changed: 'boolean' }], pictures: [{ src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean', change: '?=added|removed' }], pictures_moved: 'boolean', account: s47, look_alikes: [{ id: 'int', title: 'string', language: '=en|ar|ckb', status: '=accept|pending|rejected', is_public: 'boolean', deleted_at: '?time', picture: s9, category: 'string', price: '?number', year: '?int', seller: s7, same_seller: 'boolean', alike: ['=pictures|phone|title|machine'] }], decisions: s24, reports: s8 } },
  'get /v1/moderation/deleted': { data: s50, next: '?string' },
  'post /v1/moderation/ads/{id}/accept': s12,
  'post /v1/moderation/ads/{id}/reject': s12,
  'post /v1/moderation/ads/{id}/take-down': s12,
  'post /v1/moderation/ads/{id}/restore': s12,
  'get /v1/moderation/messages': { data: [s18], next: '?string' },
  'post /v1/moderation/messages/{id}': { status: 'true', message: 'string', data: s18 },
  'post /v1/moderation/pictures': { status: 'true', message: 'string', data: { image: 'string' } },
  'get /v1/moderation/reports': { data: [{ ad: s49, version: 'string', since: 'time', reports: s8 }], next: '?string' },
  'post /v1/moderation/ads/{id}/reports': s4,
  'get /v1/moderation/account-reports': { data: [{ account: { id: 'int', name: 'string', email: 'string', blocked: 'boolean' }, since: 'time', reports: [{ id: 'int', note: 'string', date: 'time', reporter: s0, ad_id: '?int' }] }], next: '?string' },
  'post /v1/moderation/accounts/{id}/reports': s4,
  'get /v1/moderation/settings': { data: s55 },
  'put /v1/moderation/settings': { status: 'true', message: 'string', data: s55 },
  'get /v1/moderation/subscriptions': { data: [s44], next: '?string' },
  'post /v1/moderation/subscriptions/{id}/activate': s46,
  'post /v1/moderation/subscriptions/{id}/decline': s46,
  'post /v1/moderation/subscriptions/{id}/end': s46,
  'get /v1/moderation/log': { data: s24, next: '?string', moderators: [s0] },
  'get /v1/moderation/search-misses': { data: [{ query: 'string', times: 'int', last_at: 'time' }], next: '?string' },
  'delete /v1/moderation/search-misses': s2,
  'post /v1/moderation/search-misses/synonym': s2,
  'get /v1/moderation/searches': { data: [{ query: 'string', times: 'int', found: 'int', clicked: 'int', missed: 'int' }], next: '?string', week: '?string', weeks: ['string'] },
  'get /v1/moderation/today': { data: { from: 'time', next_at: 'time', quarters: [{ at: 'time', requests: 'int', errors: 'int', pages_kept: 'int', pages_drawn: 'int', p50: '?number', p95: '?number', ads: 'int', accounts: 'int', messages: 'int', reports: 'int', searches_found: 'int', searches_missed: 'int', mails_sent: 'int', mails_failed: 'int', memory: 'int' }], p50: '?number', p95: '?number', failures: [{ number: 'string', at: 'time', times: 'int', request: '?string', route: 'string', problem: 'string' }], jobs: [{ name: '=backup|sweep|promotions|unread-mails|refold', is_on: 'boolean', started_at: '?time', took: '?int', outcome: '?=done|failed', next_at: '?time' }] } },
};
