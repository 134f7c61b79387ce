// One file to fetch for what of the header is hydrated late.

export { AccountEntry } from './account-entry';
export { PreferencesButton } from './preferences-button';
