// biome-ignore-all format: one line for each
import type { Shape } from './shape';

// Written by answer-shapes.test.ts from the contract, which is too heavy for a browser.

const s0: Shape = { id: 'int', name: 'string' };
const s1: Shape = { total: 'int', used: 'int' };
const s2: Shape = { recovery_codes: ['string'] };
const s3: Shape = { '?': s0 };
const s4: Shape = { '?': { id: '?int', name: 'string' } };
const s5: Shape = { status: 'true', message: 'string' };
const s6: Shape = { status: 'true', success: 'true', message: '=Logged out' };
const s7: Shape = { counts: [{ id: 'int', count: 'int' }], count_is_estimate: 'boolean' };
const s8: Shape = { data: [{ id: 'int', name: 'string', count: 'int', slug: 'string' }] };
const s9: Shape = { title: 'string', description: 'string', short_description: 'string' };
const s10: Shape = { data: [{ id: 'int', image: 'string', title: 'string', description: 'string' }] };
const s11: Shape = { src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean' };
const s12: Shape = { '?': { id: 'int', plan_id: 'int', title: 'string', created_at: 'time', ends_at: '?time' } };
const s13: Shape = [s11];
const s14: Shape = { total: 'int', total_is_estimate: 'boolean', per_page: 'int', page: 'int', last_page: 'int' };
const s15: Shape = [{ src: 'string', srcset: 'string', width: 'int', height: 'int', illustration: 'boolean', key: 'string' }];
const s16: Shape = { status: 'true', success: 'true', message: 'string', data: { id: 'int', status: '=accept|pending|rejected' } };
const s17: Shape = { data: [{ id: 'int', image: 'string', title: 'string', description: 'string', ctaText: '?string', link: '?string' }] };
const s18: Shape = { id: 'int', client_id: '?string', body: 'string', from_message: 'string', from_app_account_id: 'int', sender_id: 'int', to_app_account_id: 'int', ad_id: 'int', created_at: 'time', read_at: '?time' };
const s19: Shape = { active: s12, requested: s12, regular: s1, featured: s1, top: s1 };
const s20: Shape = { status: 'true', message: 'string', data: s19 };
const s21: Shape = { id: 'int', username: 'string', email: 'string', full_name: 'string', avatar: '?string', first_name: 'string', last_name: 'string', phone_number: '?string', whatsapp_number: '?string', website_url: '?string', state_id: '?int', zip_code: '?string', lat: '?number', long: '?number', role: '=member|moderator', email_confirmed: 'boolean', has_cv: 'boolean', cv_name: '?string', two_step: '=on|off|required' };
const s22: Shape = { person: { id: 'int', username: 'string', avatar: '?string' }, ad: { id: 'int', title: 'string', language: '=en|ar|ckb', price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', picture: { '?': s11 }, seller_id: 'int', is_public: 'boolean' }, last_message: { '?': s18 }, unread: 'int', closed: '?=blocked|blocked_by_them|gone' };
const s23: Shape = { id: 'int', title: 'string', description: 'string', language: '=en|ar|ckb', date: 'time', views: 'int', images: ['string'], pictures: s13, category: s0, sub_category: s3, brand: s3, car_model: s4, year: '?int', ad_type: s0, state: s3, distance: '?int', distance_type: '=km|mi', hours: '?int', price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', vat: '=include|exclude', status: '=accept|pending|rejected', promotion: '?=top|featured', is_favourite: 'boolean', is_wishlisted: 'boolean', price_currency: '=USD|IQD', other_price: { '?': { show_price: 'string', currency: 'string', currency_symbol: 'string' } }, information: 'string', feature: 'string', specification: 'string', zip_code: '?string', phone: '?string', email: '?string', whatsapp_number: '?string', website_url: '?string', video_url: '?string', lat: '?number', long: '?number', updated_at: 'time', socials: [{ social_media_id: '?int', name: '?string', link: '?string' }], app_account: { id: 'int', username: 'string', zip_code: '?string', website_url: '?string', phone_number: '?string', email: 'string', lat: '?number', long: '?number' } };

export const answerShapes: Record<string, Shape> = {
  'post /auth/update/{userId}': { status: 'true', message: 'string', success: 'true', data: s21 },
  'get /auth/sessions': { data: [{ id: 'int', user_agent: '?string', address: '?string', created_at: 'time', last_seen_at: 'time', current: 'boolean' }] },
  'delete /auth/sessions': { status: 'true', message: 'string', data: { ended: 'int' } },
  'delete /auth/sessions/{id}': s5,
  'post /auth/confirm-email/resend': s5,
  'post /auth/two-step': { data: { key: 'string', uri: 'string' } },
  'post /auth/two-step/confirm': { status: 'true', message: 'string', data: s2 },
  'post /auth/two-step/recovery-codes': { data: s2 },
  'delete /auth/two-step': s5,
  'delete /auth/account': s5,
  'get /v1/ads': { data: [{ id: 'int', title: 'string', description: 'string', language: '=en|ar|ckb', date: 'time', views: 'int', images: ['string'], pictures: s13, category: s0, sub_category: s3, brand: s3, car_model: s4, year: '?int', ad_type: s0, state: s3, distance: '?int', distance_type: '=km|mi', hours: '?int', price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', vat: '=include|exclude', status: '=accept|pending|rejected', promotion: '?=top|featured', is_favourite: 'boolean', is_wishlisted: 'boolean' }], meta: { total: 'int', total_is_estimate: 'boolean', per_page: 'int', page: 'int', last_page: 'int', reading: [{ kind: '=category|sub_category|brand|car_model|type|state|year|price|weight|power|axles|hours|distance|text', name: 'string', ids: ['int'], from: '?number', to: '?number', unit: '?=USD|IQD|t|hp|h|km', typed: 'string', without: 'string', only_ranks: 'boolean' }], corrected_search: '?string', nothing_found: { '?': { parts: [{ kind: '=category|sub_category|brand|car_model|type|state|year|price|weight|power|axles|hours|distance|text', name: 'string', ids: ['int'], from: '?number', to: '?number', unit: '?=USD|IQD|t|hp|h|km', typed: 'string', without: 'string', only_ranks: 'boolean', total_without: 'int' }], near: [{ kind: '=category|sub_category', id: 'int', name: 'string', count: 'int', category_id: '?int' }], other_spelling: '?string' } } } },
  'get /v1/ads/facets': { data: { category: s7, sub_category: s7, brand: s7, car_model: s7, type: s7, state: s7 } },
  'get /v1/ads/{id}': { data: s23 },
  'post /v1/ads/{id}/view': { data: { views: 'int' } },
  'post /auth/login': { token: 'string', data: { id: 'int', username: 'string', email: 'string', full_name: 'string', avatar: '?string' }, account: s21 },
  'post /auth/register': s5,
  'post /users/signup': s5,
  'post /auth/logout': s6,
  'get /auth/logout': s6,
  'get /auth/me': { data: s21 },
  'post /auth/forgot-password': s5,
  'post /auth/reset-password': s5,
  'post /auth/confirm-email': s5,
  'get /v1/realtime': { data: { '?': { key: 'string', url: '?string', port: 'int' } } },
  'post /broadcasting/auth': { auth: 'string' },
  'post /broadcasting/user-auth': { auth: 'string', user_data: 'string' },
  'get /v1/chat/message-to-me': { data: [s18], meta: { has_more: 'boolean' } },
  'post /v1/chat': { status: 'true', message: 'string', data: s18 },
  'get /v1/chat/conversations': { data: [s22], meta: s14 },
  'get /v1/chat/conversation': { data: s22 },
  'get /v1/chat/unread': { data: { unread: 'int' } },
  'post /v1/chat/read': { status: 'true', message: 'string', data: { unread: 'int' } },
  'post /v1/chat/block': s5,
  'post /v1/chat/unblock': s5,
  'post /v1/chat/report': s5,
  'post /v1/contact-message': s5,
  'get /auth/my-favourite': { data: [{ id: 'int', ad: s23 }], meta: s14 },
  'get /auth/my-favourite/ids': { data: ['int'] },
  'post /v1/favorite': { status: 'true', message: 'string', success: 'true', data: { is_favourite: 'boolean' } },
  'post /v1/report-ad': s5,
  'post /v1/ads': s16,
  'put /v1/ads/{id}': s16,
  'delete /v1/ads/{id}': s5,
  'post /v1/ads/{id}/promote': { status: 'true', message: 'string', data: { promotion: '=featured|top', promoted_until: 'time' } },
  'get /auth/my-listings': { data: [{ id: 'int', title: 'string', description: 'string', language: '=en|ar|ckb', date: 'time', views: 'int', images: ['string'], pictures: s13, category: s0, sub_category: s3, brand: s3, car_model: s4, year: '?int', ad_type: s0, state: s3, distance: '?int', distance_type: '=km|mi', hours: '?int', price: '?number', show_price: '?string', currency: 'string', currency_symbol: 'string', price_type: '=fix|negotiable', vat: '=include|exclude', status: '=accept|pending|rejected', promotion: '?=top|featured', is_favourite: 'boolean', is_wishlisted: 'boolean', is_public: 'boolean', rejection_reason: '?string', promoted_until: '?time' }], meta: s14 },
  'get /auth/my-listings/{id}': { data: { id: 'int', status: '=accept|pending|rejected', is_public: 'boolean', rejection_reason: '?string', ad_type_id: 'int', category_id: 'int', sub_category_id: '?int', title: 'string', brand_id: '?int', model: '?string', year: '?int', price: '?number', price_currency: '=USD|IQD', price_type: '=fix|negotiable', vat: '=include|exclude', distance: '?int', distance_type: '=km|mi', hours: '?int', description: 'string', information: 'string', feature: 'string', specification: 'string', language: '=en|ar|ckb', state_id: '?int', zip_code: '?string', phone: '?string', whatsapp_number: '?string', email: '?string', website_url: '?string', lat: '?number', long: '?number', video_url: '?string', pictures: s15, socials: [{ social_media_id: '?int', link: '?string' }] } },
  'get /auth/my-listing-count': { count_accept: 'int', count_pending: 'int', count_reject: 'int' },
  'get /auth/subscription': { data: s19 },
  'post /auth/subscription': s20,
  'delete /auth/subscription': s20,
  'get /v1/languages': { data: [{ code: 'string', name: 'string', dir: '=ltr|rtl' }] },
  'get /v1/currency': { data: [{ name: 'string', title: 'string', symbol: 'string', rate: 'number', decimals: 'int' }] },
  'get /v1/category': { data: [{ id: 'int', name: 'string', slug: 'string', icon: 'string', count_ads: 'int' }] },
  'get /v1/sub-category': { data: [{ id: 'int', name: 'string', count: 'int', slug: 'string', category_id: 'int' }] },
  'get /v1/state': { data: [{ id: 'int', name: 'string', count: 'int', slug: 'string', lat: 'number', long: 'number' }] },
  'get /v1/brand': s8,
  'get /v1/ad-type': s8,
  'get /v1/car-model': { data: [{ id: 'int', name: 'string', count: 'int', brand_id: 'int' }] },
  'get /v1/social-media': { data: [{ id: 'int', name: 'string', slug: 'string' }] },
  'get /v1/plan': { data: [{ id: 'int', title: 'string', price: 'number', regular: 'int', featured: 'int', top: 'int', popular: 'any' }] },
  'post /v1/searches/click': { status: 'true' },
  'get /v1/sitemap/parts': { data: [{ part: 'int' }] },
  'get /v1/sitemap/ads': { data: [{ id: 'int', updated_at: 'time' }] },
  'get /v1/suggestions': { data: [{ kind: '=car_model|brand|category|sub_category|state', id: 'int', name: 'string', parent: s3, count: 'int' }] },
  'post /upload': { status: 'true', message: 'string', data: s15 },
  'get /v1/setting': { data: { logo: 'string', company_name: 'string', tagline: 'string', titleSite: 'string', descriptionSite: 'string', titleWhy: 'string', descriptionWhy: 'string', titleAbout: 'string', descriptionAbout: 'string', titleReason: 'string', descriptionReason: 'string', titleContact: 'string', descriptionContact: 'string', directories: [{ name: 'string' }], company_details: { description: 'string' }, address: 'string', card_location_label: 'string', sellingTip: s9, buyAndSell: s9, membership: s9, bannerAdvertising: s9, howToStaySafe: s9, termsAndConditions: s9, privacyPolicy: s9 } },
  'get /v1/slide': s17,
  'get /v1/why-choose': s10,
  'get /v1/reason': s10,
  'get /v1/about-section': s17,
  'get /v1/faq': { data: [{ id: 'int', category: 'string', title: 'string', description: 'string' }] },
  'get /v1/contact': { data: [{ id: 'int', name: 'string', type: '=email|phone' }] },
  'get /v1/social-link': { data: [{ id: 'int', name: 'string', icon: 'string', link: 'string' }] },
};
