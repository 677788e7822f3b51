// SPDX-License-Identifier: Apache-2.0
export default {
  async fetch(request) {
    return new Response("hello " + await request.text());
  }
};
