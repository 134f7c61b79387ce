import type { ContactSeed, SocialLinkSeed } from '../types';

/** Addresses under `.test` and numbers of zeros: nobody is reached by mistake before the operator writes his own. */
export const contacts: readonly ContactSeed[] = [
  { type: 'email', name: 'hello@makinar.test' },
  { type: 'email', name: 'support@makinar.test' },
  { type: 'email', name: 'banners@makinar.test' },
  { type: 'phone', name: '+964 700 000 0000' },
  { type: 'phone', name: '+964 700 000 0001' },
];

export const socialLinks: readonly SocialLinkSeed[] = [
  { name: 'Facebook', icon: 'facebook', link: 'https://www.facebook.com/makinar' },
  { name: 'Instagram', icon: 'instagram', link: 'https://www.instagram.com/makinar' },
  { name: 'YouTube', icon: 'youtube', link: 'https://www.youtube.com/@makinar' },
  { name: 'Telegram', icon: 'telegram', link: 'https://t.me/makinar' },
  { name: 'TikTok', icon: 'tiktok', link: 'https://www.tiktok.com/@makinar' },
];
