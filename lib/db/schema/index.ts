export * from './accounts';
export * from './ads';
export * from './chat';
export * from './figures';
export * from './idempotency';
export * from './moderation';
export * from './reference';
export * from './wordings';
