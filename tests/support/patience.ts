import { configure } from '@testing-library/react';

// What is waited for in a component comes at once or, on a busy machine, when code that is loaded late has come.
configure({ asyncUtilTimeout: 10_000 });
