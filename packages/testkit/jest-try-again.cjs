// A test in a browser waits for frames, the network and timers, and loses such a wait now and then where the processors belong to somebody
// else for a second. It is tried once more; what failed is printed, and CI says at its end which tests those were.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
