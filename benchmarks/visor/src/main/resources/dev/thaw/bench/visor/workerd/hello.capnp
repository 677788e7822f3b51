# SPDX-License-Identifier: Apache-2.0
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [ (name = "main", worker = .hello) ],
  sockets = [ (name = "http", http = (), service = "main") ]
);

const hello :Workerd.Worker = (
  modules = [ (name = "hello.js", esModule = embed "hello.js") ],
  compatibilityDate = "2025-01-01"
);
