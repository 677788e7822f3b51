// SPDX-License-Identifier: Apache-2.0
// From a function to one that gets text and gives text, a list of one JSON text, or a list of what a promise will be.
(function (parse, stringify) {
  'use strict';
  function shaped(value) {
    if (typeof value === 'string') {
      return value;
    }
    const json = stringify(value);
    return [json === undefined ? 'null' : json];
  }
  function promised(value) {
    const settled = [];
    value.then(
      (result) => settled.push(() => shaped(result)),
      (error) => settled.push(() => { throw error; }));
    return settled;
  }
  return (main) => (text) => {
    let request;
    if (text === '') {
      request = {};
    } else {
      try {
        request = parse(text);
      } catch (e) {
        request = text;
      }
    }
    const value = main(request);
    const later = value !== null && typeof value === 'object' && typeof value.then === 'function';
    return later ? promised(value) : shaped(value);
  };
})(JSON.parse, JSON.stringify);
