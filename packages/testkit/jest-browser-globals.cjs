// What browsers have and jsdom does not; React's server build asks for it as soon as it is loaded.
const { TextDecoder, TextEncoder } = require('node:util');

class MessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  MessageChannel,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo() {},
  scrollBy() {},
});
