// biome-ignore-all format: one line for each
import type { Shape } from './shape';

// Written by answer-shapes.test.ts from the contract, which is too heavy for a browser.

const s0: Shape = { data: { unread: 'int' } };
const s1: Shape = { id: 'int', name: 'string' };
const s2: Shape = { total: 'int', used: 'int' };
const s3: Shape = { recovery_codes: ['string'] };
const s4: Shape = { '?': s1 };
const s5: Shape = [{ key: 'string', name: 'string' }];
const s6: Shape = { '?': { id: '?int', name: 'string' } };
const s7: Shape = { status: 'true', message: 'string' };
const s8: Shape = { status: 'true', success: 'true', message: '=Logged out' };
const s9: Shape = { '?': { text: 'string', thirty: 'string', twenty: 'string' } };
const s10: Shape = { status: 'true', message: 'string', data: { unread: 'int' } };
const s11: Shape = { counts: [{ id: 'int', count: 'int' }], count_is_estimate: 'boolean' };
const s12: Shape = { data: [{ id: 'int', name: 'string', count: 'int', slug: 'string' }] };
const s13: Shape = { title: 'string', description: 'string', short_description: 'string' };
const s14: Shape = { id: 'int', name: 'string', created_at: 'time', last_used_at: '?time' };
const s15: Shape = { data: [{ id: 'int', image: 'string', title: 'string', description: 'string' }] };
const s16: Shape = { src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean' };
const s17: Shape = { '?': { id: 'int', plan_id: 'int', title: 'string', created_at: 'time', ends_at: '?time' } };
const s18: Shape = [s16];
const s19: Shape = { total: 'int', total_is_estimate: 'boolean', per_page: 'int', page: 'int', last_page: 'int' };
const s20: Shape = [{ src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean', key: 'string' }];
const s21: Shape = { status: 'true', success: 'true', message: 'string', data: { id: 'int', status: '=accept|pending|rejected' } };
const s22: Shape = { data: [{ id: 'int', image: 'string', title: 'string', description: 'string', ctaText: '?string', link: '?string' }] };
const s23: Shape = { status: 'true', message: 'string', data: { id: 'int', availability: '=available|reserved|sold|expired|withdrawn', expires_at: '?time' } };
const s24: Shape = { mails: 'boolean', favourites_by_mail: 'boolean', favourites_by_push: 'boolean', email_confirmed: 'boolean', devices: 'int', time_zone: 'string', currency: '?string' };
const s25: Shape = { id: 'int', client_id: '?string', body: 'string', from_message: 'string', from_app_account_id: 'int', sender_id: 'int', to_app_account_id: 'int', ad_id: 'int', created_at: 'time', read_at: '?time' };
const s26: Shape = { id: 'int', name: 'string', query: 'string', frequency: '=at_once|daily|weekly|never', by_mail: 'boolean', by_push: 'boolean', on_site: 'boolean', wide: 'boolean', new_ads: 'int', looked_at: 'time', created_at: 'time' };
const s27: Shape = [{ key: 'string', name: 'string', value: 'any', unit: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', text: 'string', tag: '~string' }];
const s28: Shape = { status: 'true', message: 'string', data: s26 };
const s29: Shape = { active: s17, requested: s17, regular: s2, featured: s2, top: s2 };
const s30: Shape = { status: 'true', message: 'string', data: s29 };
const s31: Shape = { id: 'int', username: 'string', email: 'string', full_name: 'string', avatar: '?string', first_name: 'string', last_name: 'string', phone_number: '?string', whatsapp_number: '?string', website_url: '?string', state_id: '?int', zip_code: '?string', lat: '?number', long: '?number', role: '=member|moderator', email_confirmed: 'boolean', has_cv: 'boolean', cv_name: '?string', two_step: '=on|off|required' };
const s32: Shape = { token: 'string', data: { id: 'int', username: 'string', email: 'string', full_name: 'string', avatar: '?string' }, account: s31 };
const s33: Shape = { person: { id: 'int', username: 'string', avatar: '?string' }, ad: { id: 'int', title: 'string', line: s9, language: '=en|ar|ckb', price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', availability: '=available|reserved|sold|expired|withdrawn', picture: { '?': s16 }, seller_id: 'int', is_public: 'boolean' }, last_message: { '?': s25 }, unread: 'int', closed: '?=blocked|blocked_by_them|gone' };
const s34: Shape = { id: 'int', title: 'string', line: s9, description: 'string', language: '=en|ar|ckb', date: 'time', views: 'int', images: ['string'], pictures: s18, category: s1, sub_category: s4, kind: 'string', brand: s4, car_model: s6, year: '?int', ad_type: s1, state: s4, distance: '?int', distance_type: '=km|mi', hours: '?int', facts: s27, price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', vat: '=include|exclude', status: '=accept|pending|rejected', availability: '=available|reserved|sold|expired|withdrawn', promotion: '?=top|featured', is_favourite: 'boolean', is_wishlisted: 'boolean' };
const s35: Shape = { id: 'int', title: 'string', line: s9, description: 'string', language: '=en|ar|ckb', date: 'time', views: 'int', images: ['string'], pictures: s18, category: s1, sub_category: s4, kind: 'string', brand: s4, car_model: s6, year: '?int', ad_type: s1, state: s4, distance: '?int', distance_type: '=km|mi', hours: '?int', facts: [{ key: 'string', name: 'string', value: 'any', unit: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', text: 'string', other_text: '~string', schema_org: '?string' }], price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', vat: '=include|exclude', status: '=accept|pending|rejected', availability: '=available|reserved|sold|expired|withdrawn', promotion: '?=top|featured', is_favourite: 'boolean', is_wishlisted: 'boolean', price_currency: '=USD|IQD', other_price: { '?': { show_price: 'string', currency: 'string', currency_symbol: 'string' } }, paragraph: 'string', information: 'string', feature: 'string', specification: 'string', zip_code: '?string', phone: '?string', email: '?string', whatsapp_number: '?string', website_url: '?string', video_url: '?string', lat: '?number', long: '?number', updated_at: 'time', sold_at: '?time', socials: [{ social_media_id: '?int', name: '?string', link: '?string' }], app_account: { id: 'int', username: 'string', zip_code: '?string', website_url: '?string', phone_number: '?string', email: '?string', lat: '?number', long: '?number' } };

export const answerShapes: Record<string, Shape> = {
  'post /auth/update/{userId}': { status: 'true', message: 'string', success: 'true', data: s31 },
  'get /auth/sessions': { data: [{ id: 'int', user_agent: '?string', address: '?string', created_at: 'time', last_seen_at: 'time', current: 'boolean' }] },
  'delete /auth/sessions': { status: 'true', message: 'string', data: { ended: 'int' } },
  'delete /auth/sessions/{id}': s7,
  'post /auth/confirm-email/resend': s7,
  'post /auth/two-step': { data: { key: 'string', uri: 'string' } },
  'post /auth/two-step/confirm': { status: 'true', message: 'string', data: s3 },
  'post /auth/two-step/recovery-codes': { data: s3 },
  'delete /auth/two-step': s7,
  'delete /auth/account': s7,
  'get /v1/ads': { data: [s34], meta: { total: 'int', total_is_estimate: 'boolean', per_page: 'int', page: 'int', last_page: 'int', reading: [{ kind: '=category|sub_category|brand|car_model|type|state|year|price|weight|power|axles|hours|distance|text', name: 'string', ids: ['int'], from: '?number', to: '?number', unit: '?=USD|IQD|t|hp|h|km', typed: 'string', without: 'string', only_ranks: 'boolean' }], corrected_search: '?string', nothing_found: { '?': { parts: [{ kind: '=category|sub_category|brand|car_model|type|state|year|price|weight|power|axles|hours|distance|text', name: 'string', ids: ['int'], from: '?number', to: '?number', unit: '?=USD|IQD|t|hp|h|km', typed: 'string', without: 'string', only_ranks: 'boolean', total_without: 'int' }], near: [{ kind: '=category|sub_category', id: 'int', name: 'string', count: 'int', category_id: '?int' }], other_spelling: '?string' } } } },
  'get /v1/ads/facets': { data: { category: s11, sub_category: s11, brand: s11, car_model: s11, type: s11, state: s11, facts: 'any', ranges: 'any' } },
  'get /v1/ads/{id}': { data: s35 },
  'get /v1/ads/{id}/glossary': { data: [{ part: '=description|information|feature|specification', start: 'int', end: 'int', name: 'string', of: '?string' }] },
  'post /v1/ads/{id}/view': { data: { views: 'int' } },
  'get /auth/alert-settings': { data: s24 },
  'put /auth/alert-settings': { status: 'true', message: 'string', data: s24 },
  'post /v1/unsubscriptions': s7,
  'get /auth/alerts': { data: [{ id: 'int', kind: '=new|cheaper|reserved|sold|back|ending|expired', created_at: 'time', is_read: 'boolean', search: s4, ad_id: 'int', title: 'string', ad: { '?': s34 } }], meta: s19 },
  'get /auth/alerts/unread': s0,
  'post /auth/alerts/read': s10,
  'post /auth/login': s32,
  'post /auth/register': s7,
  'post /users/signup': s7,
  'post /auth/logout': s8,
  'get /auth/logout': s8,
  'get /auth/me': { data: s31 },
  'post /auth/forgot-password': s7,
  'post /auth/reset-password': s7,
  'post /auth/confirm-email': s7,
  'get /v1/realtime': { data: { '?': { key: 'string', url: '?string', port: 'int' } } },
  'post /broadcasting/auth': { auth: 'string' },
  'post /broadcasting/user-auth': { auth: 'string', user_data: 'string' },
  'get /v1/chat/message-to-me': { data: [s25], meta: { has_more: 'boolean' } },
  'post /v1/chat': { status: 'true', message: 'string', data: s25 },
  'get /v1/chat/conversations': { data: [s33], meta: s19 },
  'get /v1/chat/conversation': { data: s33 },
  'get /v1/chat/unread': s0,
  'post /v1/chat/read': s10,
  'post /v1/chat/block': s7,
  'post /v1/chat/unblock': s7,
  'post /v1/chat/report': s7,
  'post /v1/contact-message': s7,
  'get /v1/fact': { data: [{ key: 'string', kind: '=number|choice|choices|flag', name: 'string', short: 'string', unit: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', shown_in: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', unit_name: 'string', scale: 'number', decimals: 'int', least: '?int', most: '?int', steps: ['int'], choices: s5 }] },
  'get /v1/sheet': { data: { core: ['=year|hours|distance'], facts: [{ key: 'string', kind: '=number|choice|choices|flag', name: 'string', short: 'string', unit: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', shown_in: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', unit_name: 'string', scale: 'number', decimals: 'int', least: '?int', most: '?int', steps: ['int'], choices: s5, is_facet: 'boolean', on_card: 'boolean', in_title: 'boolean' }] } },
  'get /v1/car-model/{id}': { data: { id: 'int', name: 'string', brand_id: 'int', facts: 'any' } },
  'post /v1/fact-proposals': { data: [{ key: 'string', name: 'string', value: 'any', unit: '?=kg|t|lb|mm|cm|m|km|in|ft|mi|dm2|m2|donum|cc|l|m3|yd3|bbl|hp|ps|kw|w|kva|wh|kwh|j|knm|kpa|bar|psi|a|ah|v|l_min|m3_h|m3_min|cfm|t_h|km_h|h|months|celsius|percent', text: 'string', start: 'int', end: 'int', sure: 'boolean' }] },
  'get /auth/my-favourite': { data: [{ id: 'int', ad: s35, is_gone: 'boolean' }], meta: s19 },
  'get /auth/my-favourite/ids': { data: ['int'] },
  'post /v1/favorite': { status: 'true', message: 'string', success: 'true', data: { is_favourite: 'boolean' } },
  'post /v1/report-ad': s7,
  'post /v1/ads': s21,
  'put /v1/ads/{id}': s21,
  'delete /v1/ads/{id}': s7,
  'post /v1/ads/{id}/promote': { status: 'true', message: 'string', data: { promotion: '=featured|top', promoted_until: 'time' } },
  'put /v1/ads/{id}/availability': s23,
  'post /v1/ads/{id}/renew': s23,
  'post /v1/renewals': s23,
  'get /auth/my-listings': { data: [{ id: 'int', title: 'string', line: s9, description: 'string', language: '=en|ar|ckb', date: 'time', views: 'int', images: ['string'], pictures: s18, category: s1, sub_category: s4, kind: 'string', brand: s4, car_model: s6, year: '?int', ad_type: s1, state: s4, distance: '?int', distance_type: '=km|mi', hours: '?int', facts: s27, price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', vat: '=include|exclude', status: '=accept|pending|rejected', availability: '=available|reserved|sold|expired|withdrawn', promotion: '?=top|featured', is_favourite: 'boolean', is_wishlisted: 'boolean', is_public: 'boolean', edit_status: '?=pending|rejected', expires_at: '?time', rejection_reason: '?string', promoted_until: '?time' }], meta: s19 },
  'get /auth/my-listings/{id}': { data: { id: 'int', status: '=accept|pending|rejected', is_public: 'boolean', edit_status: '?=pending|rejected', rejection_reason: '?string', ad_type_id: 'int', category_id: 'int', sub_category_id: '?int', title: 'string', brand_id: '?int', model: '?string', year: '?int', price: '?number', price_currency: '=USD|IQD', price_type: '=fix|negotiable', vat: '=include|exclude', distance: '?int', distance_type: '=km|mi', hours: '?int', facts: 'any', description: 'string', information: 'string', feature: 'string', specification: 'string', language: '=en|ar|ckb', state_id: '?int', zip_code: '?string', phone: '?string', whatsapp_number: '?string', email: '?string', website_url: '?string', lat: '?number', long: '?number', video_url: '?string', pictures: s20, socials: [{ social_media_id: '?int', link: '?string' }] } },
  'get /auth/my-listing-count': { count_accept: 'int', count_pending: 'int', count_reject: 'int' },
  'get /auth/subscription': { data: s29 },
  'post /auth/subscription': s30,
  'delete /auth/subscription': s30,
  'post /auth/login/passkey/options': { data: 'any' },
  'post /auth/login/passkey': s32,
  'get /auth/passkeys': { data: [s14] },
  'post /auth/passkeys/options': { data: 'any' },
  'post /auth/passkeys': { status: 'true', message: 'string', data: s14 },
  'delete /auth/passkeys/{id}': s7,
  'get /auth/push': { data: { key: 'string', endpoints: ['string'] } },
  'post /auth/push': s7,
  'delete /auth/push': s7,
  'get /v1/languages': { data: [{ code: 'string', name: 'string', dir: '=ltr|rtl' }] },
  'get /v1/currency': { data: [{ name: 'string', title: 'string', symbol: 'string', rate: 'number', decimals: 'int' }] },
  'get /v1/category': { data: [{ id: 'int', name: 'string', slug: 'string', icon: 'string', count_ads: 'int' }] },
  'get /v1/sub-category': { data: [{ id: 'int', name: 'string', count: 'int', slug: 'string', category_id: 'int' }] },
  'get /v1/state': { data: [{ id: 'int', name: 'string', count: 'int', slug: 'string', lat: 'number', long: 'number' }] },
  'get /v1/brand': s12,
  'get /v1/ad-type': s12,
  'get /v1/car-model': { data: [{ id: 'int', name: 'string', count: 'int', brand_id: 'int' }] },
  'get /v1/social-media': { data: [{ id: 'int', name: 'string', slug: 'string' }] },
  'get /v1/plan': { data: [{ id: 'int', title: 'string', price: 'number', regular: 'int', featured: 'int', top: 'int', ad_days: '?int', popular: 'any' }] },
  'get /auth/saved-searches': { data: [s26] },
  'post /auth/saved-searches': s28,
  'put /auth/saved-searches/{id}': s28,
  'post /auth/saved-searches/{id}/look': s7,
  'delete /auth/saved-searches/{id}': s7,
  'post /v1/searches/click': { status: 'true' },
  'get /v1/sitemap/parts': { data: [{ part: 'int' }] },
  'get /v1/sitemap/ads': { data: [{ id: 'int', updated_at: 'time' }] },
  'get /v1/suggestions': { data: [{ kind: '=car_model|brand|category|sub_category|state', id: 'int', name: 'string', parent: s4, count: 'int' }] },
  'post /upload': { status: 'true', message: 'string', data: s20 },
  'get /v1/setting': { data: { logo: 'string', company_name: 'string', tagline: 'string', titleSite: 'string', descriptionSite: 'string', titleWhy: 'string', descriptionWhy: 'string', titleAbout: 'string', descriptionAbout: 'string', titleReason: 'string', descriptionReason: 'string', titleContact: 'string', descriptionContact: 'string', directories: [{ name: 'string' }], company_details: { description: 'string' }, address: 'string', ad_days: 'int', card_location_label: 'string', sellingTip: s13, buyAndSell: s13, membership: s13, bannerAdvertising: s13, howToStaySafe: s13, termsAndConditions: s13, privacyPolicy: s13 } },
  'get /v1/slide': s22,
  'get /v1/why-choose': s15,
  'get /v1/reason': s15,
  'get /v1/about-section': s22,
  'get /v1/faq': { data: [{ id: 'int', category: 'string', title: 'string', description: 'string' }] },
  'get /v1/contact': { data: [{ id: 'int', name: 'string', type: '=email|phone' }] },
  'get /v1/social-link': { data: [{ id: 'int', name: 'string', icon: 'string', link: 'string' }] },
};
