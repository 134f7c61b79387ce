import { accountRoutes } from './account';
import { adRoutes } from './ads';
import { alertRoutes } from './alerts';
import { authRoutes } from './auth';
import { broadcastingRoutes } from './broadcasting';
import { chatRoutes } from './chat';
import { contactRoutes } from './contact';
import { factRoutes } from './facts';
import { favouriteRoutes } from './favourites';
import { moderationContract } from './moderation';
import { ownAdRoutes } from './own-ads';
import { passkeyRoutes } from './passkeys';
import { pushRoutes } from './push';
import { referenceRoutes } from './reference';
import { savedSearchRoutes } from './saved-searches';
import { searchRoutes } from './searches';
import { sitemapRoutes } from './sitemap';
import { suggestionRoutes } from './suggestions';
import { uploadRoutes } from './uploads';
import { wordingRoutes } from './wordings';

/** Everything that the API promises, by resource and verb. */
export const contract = {
  account: accountRoutes,
  ads: adRoutes,
  alerts: alertRoutes,
  auth: authRoutes,
  broadcasting: broadcastingRoutes,
  chat: chatRoutes,
  contact: contactRoutes,
  machineFacts: factRoutes,
  favourites: favouriteRoutes,
  ...moderationContract,
  ownAds: ownAdRoutes,
  passkeys: passkeyRoutes,
  push: pushRoutes,
  reference: referenceRoutes,
  savedSearches: savedSearchRoutes,
  searches: searchRoutes,
  sitemap: sitemapRoutes,
  suggestions: suggestionRoutes,
  uploads: uploadRoutes,
  wordings: wordingRoutes,
};
export type Contract = typeof contract;
