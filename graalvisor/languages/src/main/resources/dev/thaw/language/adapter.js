// SPDX-License-Identifier: Apache-2.0
// From a function to one that gets text and gives text, a list of one JSON text, or a list of what a promise will be. From a
// module's exports and a name to the same for the function that they have by it, or to nothing where a look at more than them is due.
(function (parse, stringify) {
  'use strict';
  function exported(exports, name) {
    const wanted = name === '' ? 'main' : name;
    const found = wanted in exports || name !== '' ? exports[wanted] : exports.default;
    return typeof found === 'function' && !(wanted in globalThis) ? found : undefined;
  }
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
  function answers(main) {
    return (text) => {
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
  }
  return (main, name) => {
    const found = name === undefined ? main : exported(main, name);
    return found && answers(found);
  };
})(JSON.parse, JSON.stringify);
